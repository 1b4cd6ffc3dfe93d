import type { RouteName } from '#contract/app/routes.ts';
import type { Assets } from '../assets.ts';
import type { Exchange } from '../exchange.ts';
import { locationHeader } from '../locationHeader.ts';
import { Problem } from '../problem.ts';
import { redirect } from '../redirect.ts';
import type { Match } from '../route/router.ts';
import type { AppContext } from './context.ts';
import { handleCall } from './handleCall.ts';
import { showApp } from './page.ts';
import { publicScreen } from './publicScreen.ts';

/** The web app: its document at every address of a screen, and its API. */
export interface OpenApp {
  showScreen(exchange: Exchange): Promise<void>;
  /** Answers a call of the API. */
  call(exchange: Exchange, match: Match, name: RouteName): Promise<void>;
  /** Refuses a path of the API that no route has. */
  refuseUnknown(exchange: Exchange): Promise<void>;
}

export function openApp(context: AppContext, assets: Assets): OpenApp {
  return {
    showScreen: async (exchange) => {
      const elsewhere = publicScreen(exchange, context.baseUrl);
      if (elsewhere === undefined) return await showApp(assets, exchange);
      redirect(exchange, 307, locationHeader(elsewhere), 'no-store');
    },
    call: async (exchange, match, name) => await handleCall(context, exchange, match, name),
    refuseUnknown: async (exchange) => {
      exchange.addHeader('Cache-Control', 'no-store');
      throw new Problem('not_found');
    },
  };
}
