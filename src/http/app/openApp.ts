import type { Assets } from '../assets.ts';
import type { Exchange } from '../exchange.ts';
import { locationHeader } from '../locationHeader.ts';
import { isOfAppApi } from './appPath.ts';
import type { AppContext } from './context.ts';
import { handleApp } from './handleApp.ts';
import { showApp } from './page.ts';
import { publicScreen } from './publicScreen.ts';

/** The web app: its document at every address of a screen, and its API. */
export interface OpenApp {
  handle(exchange: Exchange): Promise<void>;
}

export function openApp(context: AppContext, assets: Assets): OpenApp {
  return {
    handle: async (exchange) => {
      if (isOfAppApi(exchange.path)) return await handleApp(context, exchange);
      const elsewhere = publicScreen(exchange, context.baseUrl);
      if (elsewhere === undefined) return await showApp(assets, exchange);
      exchange.route = 'app';
      exchange.headers.push(
        'Location',
        locationHeader(elsewhere),
        'Cache-Control',
        'no-store',
        'Content-Length',
        '0',
      );
      exchange.response.writeHead(307, exchange.headers);
      exchange.response.end();
    },
  };
}
