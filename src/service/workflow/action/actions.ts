import type { ConnectionCredentials, ConnectionProvider } from '#contract/app/workflow/connections.ts';
import type { Action, ActionContext, ActionOutcome, ActionSettings, ActionType } from './action.ts';
import { mail } from './mail/mail.ts';
import type { ConnectedAction } from './provider/connectedAction.ts';
import { discord } from './provider/discord.ts';
import { googleSheets } from './provider/googleSheets.ts';
import { hubspot } from './provider/hubspot.ts';
import { mailchimp } from './provider/mailchimp.ts';
import { slack } from './provider/slack.ts';
import { teams } from './provider/teams.ts';
import { zendesk } from './provider/zendesk.ts';
import { webhook } from './webhook.ts';

/** Every type of action. A new type is a file beside this one, and a line here. */
const actions: {
  readonly [Type in ActionType]: Type extends ConnectionProvider ? ConnectedAction<Type> : Action<Type>;
} = {
  webhook,
  mail,
  slack,
  discord,
  teams,
  google_sheets: googleSheets,
  hubspot,
  mailchimp,
  zendesk,
};

export function receiverOf(settings: ActionSettings): string {
  return actionOf(settings).receiver(settings);
}

export async function runAction(settings: ActionSettings, context: ActionContext): Promise<ActionOutcome> {
  return await actionOf(settings).run(settings, context);
}

/** The public name of a connection's account; undefined if its key is not one of the service. */
export function accountOf(credentials: ConnectionCredentials): string | undefined {
  return connectedActionOf(credentials).accountOf(credentials);
}

/** Asks the service of a connection whether its secret works. */
export const testCredentials: ConnectedAction<ConnectionProvider>['testConnection'] = async (
  caller,
  credentials,
  ...more
) => await connectedActionOf(credentials).testConnection(caller, credentials, ...more);

/** The credentials and the action have the same type. */
function connectedActionOf({ provider }: ConnectionCredentials): ConnectedAction<ConnectionProvider> {
  return actions[provider] as ConnectedAction<ConnectionProvider>;
}

/** The settings and the action have the same type. */
function actionOf(settings: ActionSettings): Action<ActionType> {
  return actions[settings.type] as Action<ActionType>;
}
