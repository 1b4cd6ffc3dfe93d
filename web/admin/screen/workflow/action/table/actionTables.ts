import { Contact, LifeBuoy, Mail, MessageSquare, Sheet, Webhook } from 'lucide-react';
import type { ConnectionProvider } from '#contract/app/workflow/connections.ts';
import type { ActionType } from '#form/schema/workflow/actions.ts';
import type { ActionTable, Control, KnownAtStart } from './control.ts';
import { mailField } from './mailField.ts';

const no = () => false;
const yes = () => true;

function connection(provider: ConnectionProvider): Control {
  return { kind: 'connection', path: 'connection', text: 'connection', provider, needed: true };
}

function chat(provider: ConnectionProvider): ActionTable {
  return {
    icon: MessageSquare,
    testMark: () => 'message',
    common: [
      connection(provider),
      { kind: 'text', path: 'text', text: 'chatText', look: 'insert' },
      { kind: 'switch', path: 'answers', text: 'chatAnswers', standard: yes },
    ],
    more: [],
  };
}

const email: Control = {
  kind: 'text',
  path: 'email',
  text: 'contactEmail',
  look: 'insert',
  needed: true,
};

function emailOf({ draft }: KnownAtStart) {
  const field = mailField(draft);
  return field === undefined ? {} : { email: `[${field}]` };
}

/** Each type of action in the app, in the order in which they are offered. A test compares the settings with the schema. */
export const actionTables: Readonly<Record<ActionType, ActionTable>> = {
  mail: {
    icon: Mail,
    begin: ({ ownAddress }) => ({ to: ownAddress }),
    common: [
      { kind: 'recipients', path: 'to', text: 'to', needed: true },
      { kind: 'text', path: 'subject', text: 'subject', look: 'insert' },
      { kind: 'text', path: 'text', text: 'mailText', look: 'insertLong' },
    ],
    more: [
      {
        kind: 'switch',
        path: 'answers',
        text: 'mailAnswers',
        standard: ({ text }) => text === undefined,
      },
      { kind: 'switch', path: 'files', text: 'files', standard: no },
      { kind: 'switch', path: 'pdf', text: 'pdf', standard: no },
      { kind: 'text', path: 'reply_to', text: 'replyTo', look: 'insert' },
    ],
  },
  webhook: {
    icon: Webhook,
    testMark: ({ body, format, method }) =>
      body === undefined && format !== 'form' && method !== 'GET' ? 'body' : 'header',
    common: [{ kind: 'text', path: 'url', text: 'url', look: 'insert', needed: true }],
    more: [
      {
        kind: 'choice',
        path: 'format',
        text: 'format',
        values: ['json', 'form'],
        standard: 'json',
        names: 'format',
        half: true,
      },
      {
        kind: 'choice',
        path: 'method',
        text: 'method',
        values: ['POST', 'PUT', 'PATCH', 'DELETE', 'GET'],
        standard: 'POST',
        names: 'method',
        half: true,
      },
      {
        kind: 'choice',
        path: 'names',
        text: 'names',
        values: ['ids', 'keys'],
        standard: 'ids',
        names: 'fieldNames',
      },
      {
        kind: 'items',
        path: 'headers',
        text: 'headers',
        fresh: { name: 'Authorization', text: 'Bearer ' },
        controls: [
          { kind: 'text', path: 'name', text: 'headerName', look: 'plain' },
          { kind: 'text', path: 'text', text: 'headerValue', look: 'insert' },
          { kind: 'secret', path: 'secret', text: 'headerSecret' },
        ],
      },
      { kind: 'text', path: 'body', text: 'body', look: 'body' },
      { kind: 'switch', path: 'ed25519', text: 'ed25519', standard: no },
    ],
  },
  slack: chat('slack'),
  discord: chat('discord'),
  teams: chat('teams'),
  google_sheets: {
    icon: Sheet,
    common: [
      connection('google_sheets'),
      { kind: 'text', path: 'spreadsheet', text: 'spreadsheet', look: 'plain', needed: true },
      { kind: 'text', path: 'sheet', text: 'sheet', look: 'plain' },
      { kind: 'fields', path: 'fields', text: 'sheetFields' },
    ],
    more: [],
  },
  hubspot: {
    icon: Contact,
    begin: emailOf,
    common: [
      connection('hubspot'),
      email,
      { kind: 'pairs', path: 'properties', text: 'properties', freshName: 'firstname' },
    ],
    more: [],
  },
  mailchimp: {
    icon: Contact,
    begin: emailOf,
    common: [
      connection('mailchimp'),
      { kind: 'text', path: 'audience', text: 'audience', look: 'plain', needed: true },
      email,
      {
        kind: 'choice',
        path: 'status',
        text: 'subscription',
        values: ['pending', 'subscribed'],
        standard: 'pending',
        names: 'subscription',
      },
      { kind: 'pairs', path: 'fields', text: 'mergeFields', freshName: 'FNAME' },
      { kind: 'words', path: 'tags', text: 'tags' },
    ],
    more: [],
  },
  zendesk: {
    icon: LifeBuoy,
    begin: emailOf,
    common: [
      connection('zendesk'),
      { kind: 'text', path: 'subject', text: 'subject', look: 'insert' },
      { kind: 'text', path: 'text', text: 'ticketText', look: 'insertLong' },
      { kind: 'text', path: 'email', text: 'requester', look: 'insert', half: true },
      { kind: 'text', path: 'full_name', text: 'requesterName', look: 'insert', half: true },
    ],
    more: [
      {
        kind: 'choice',
        path: 'priority',
        text: 'priority',
        values: ['low', 'normal', 'high', 'urgent'],
        standard: 'none',
        names: 'priority',
      },
      { kind: 'words', path: 'tags', text: 'tags' },
      { kind: 'pairs', path: 'fields', text: 'ticketFields', freshName: '1' },
    ],
  },
};
