import type { Assets } from '../assets.ts';
import type { Exchange } from '../exchange.ts';
import { isOfAppApi } from './appPath.ts';
import type { AppContext } from './context.ts';
import { handleApp } from './handleApp.ts';
import { showApp } from './page.ts';

/** The web app: its document at every address of a screen, and its API. */
export interface OpenApp {
  handle(exchange: Exchange): Promise<void>;
}

export function openApp(context: AppContext, assets: Assets): OpenApp {
  return {
    handle: async (exchange) =>
      await (isOfAppApi(exchange.path) ? handleApp(context, exchange) : showApp(assets, exchange)),
  };
}
