import type { RouteName } from '#contract/app/routes.ts';
import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import { locationHeader } from '../reply/locationHeader.ts';
import { redirect } from '../reply/redirect.ts';
import type { Match } from '../route/router.ts';
import type { Assets } from '../site/assets.ts';
import type { AppContext } from './context.ts';
import { handleCall } from './handleCall.ts';
import { publicScreen } from './screen/publicScreen.ts';
import { showApp } from './screen/showApp.ts';
import { showCanvas } from './screen/showCanvas.ts';

/** The web app: its document at every screen's path, and its API. */
export interface OpenApp {
  showScreen(exchange: Exchange): Promise<void>;
  /** The frame in which the app shows drafts. */
  showCanvas(exchange: Exchange): Promise<void>;
  /** Answers a call of the API. */
  call(exchange: Exchange, match: Match, name: RouteName): Promise<void>;
  /** Responds to an unknown path of the API. */
  refuseUnknown(exchange: Exchange): Promise<void>;
}

export function openApp(context: AppContext, assets: Assets): OpenApp {
  return {
    showScreen: async (exchange) => {
      const elsewhere = publicScreen(exchange, context.baseUrl);
      if (elsewhere === undefined) return await showApp(assets, exchange, context.formsUrl);
      redirect(exchange, 307, locationHeader(elsewhere), 'no-store');
    },
    showCanvas: async (exchange) => await showCanvas(assets, exchange),
    call: async (exchange, match, name) => await handleCall(context, exchange, match, name),
    refuseUnknown: async (exchange) => {
      exchange.addHeader('Cache-Control', 'no-store');
      throw new Problem('not_found');
    },
  };
}
