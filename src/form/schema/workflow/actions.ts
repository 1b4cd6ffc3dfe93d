import { z } from 'zod';
import { discord, slack, teams } from './action/chat.ts';
import { hubspot, mailchimp, zendesk } from './action/contacts.ts';
import { googleSheets } from './action/googleSheets.ts';
import { mail } from './action/mail.ts';
import { webhook } from './action/webhook.ts';

/** The settings of each type of action. A new type is a file in `action/` and a line here. */
export const actionSchemas = {
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

const [first, ...rest] = Object.values(actionSchemas);
if (first === undefined) throw new Error('there are no actions');

export const workflowAction = z.discriminatedUnion('type', [first, ...rest]);

export type ActionType = keyof typeof actionSchemas;
export type ActionSettings = z.infer<typeof workflowAction>;
export type ActionSettingsOf<Type extends ActionType> = z.infer<(typeof actionSchemas)[Type]>;
