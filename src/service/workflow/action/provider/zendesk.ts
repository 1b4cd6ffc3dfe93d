import * as z from 'zod/mini';
import { headerLine } from '#kit/text/headerLine.ts';
import { rowText } from '#render/answer/answerRows.ts';
import { type ResponseText, responseText } from '#render/answer/responseText.ts';
import type { ActionContext, ActionSettingsOf } from '../action.ts';
import { type Caller, callService, type ServiceAnswer, type Unsuccessful } from '../support/callService.ts';
import { serviceFailure } from '../support/serviceFailure.ts';
import { textUpTo } from '../support/textUpTo.ts';
import { type CredentialsOf, useConnection } from '../support/useConnection.ts';
import type { ConnectedAction } from './connectedAction.ts';
import { filledAddress } from './filledAddress.ts';
import { filledRecord } from './filledRecord.ts';

const service = 'Zendesk';

const created = z.object({ ticket: z.object({ id: z.number() }) });
const problem = z.object({
  error: z.optional(z.union([z.string(), z.object({ title: z.optional(z.string()) })])),
  description: z.optional(z.string()),
});

/** Documented limits. */
const maxSubjectLength = 150;
const maxCommentLength = 64_000;

/** Opens a ticket. The delivery id is its idempotency key, so that a repetition opens no second one. */
export const zendesk: ConnectedAction<'zendesk'> = {
  type: 'zendesk',
  receiver: ({ connection }) => `zendesk:${connection}`,
  run: (settings, context) =>
    useConnection(
      context,
      { provider: 'zendesk', service, idOrName: settings.connection },
      async ({ name, credentials }) => {
        const email = filledAddress(settings.email, context);
        if (typeof email !== 'string') return email;
        const answer = await call(context, credentials, {
          method: 'POST',
          path: '/api/v2/tickets.json',
          json: { ticket: ticketOf(settings, context, email) },
          headers: { 'idempotency-key': context.deliveryId },
        });
        const made = z.safeParse(created, answer.json);
        if ((answer.status !== 201 && answer.status !== 200) || !made.success)
          return failureOf(answer, name, context.now);
        return {
          kind: 'done',
          record: { object: 'ticket', dataType: 'number', data: String(made.data.ticket.id) },
          exchange: answer.exchange,
        };
      },
    ),
  accountOf: (credentials) => new URL(baseOf(credentials)).host,
  testConnection: async (caller, credentials, name, now) => {
    const answer = await call(caller, credentials, { method: 'GET', path: '/api/v2/users/me.json' });
    const me = z.safeParse(z.object({ user: z.object({ id: z.nullable(z.number()) }) }), answer.json);
    // A wrong secret gets 200 and an anonymous user.
    const isKnown = answer.status === 200 && me.success && me.data.user.id !== null;
    if (isKnown) return undefined;
    return failureOf(answer.status === 200 ? { ...answer, status: 401 } : answer, name, now);
  },
};

function ticketOf(settings: ActionSettingsOf<'zendesk'>, context: ActionContext, email: string) {
  const written = responseText(context);
  const subject = settings.subject === undefined ? '' : headerLine(written.fill(settings.subject));
  const person = settings.full_name === undefined ? '' : headerLine(context.fill(settings.full_name));
  const text = settings.text === undefined ? '' : written.fill(settings.text).trim();
  const fields = Object.entries(filledRecord(settings.fields, context));
  return {
    subject: textUpTo(subject || headerLine(context.form.name), maxSubjectLength),
    // `body` is shown as text; `html_body` would not be.
    comment: { body: textUpTo(text || answersText(written) || context.form.name, maxCommentLength) },
    ...(email === '' ? {} : { requester: { email, name: person || email } }),
    ...(settings.priority === undefined ? {} : { priority: settings.priority }),
    ...(settings.tags === undefined ? {} : { tags: settings.tags }),
    ...(fields.length === 0
      ? {}
      : { custom_fields: fields.map(([id, value]) => ({ id: Number(id), value })) }),
  };
}

function answersText(written: ResponseText): string {
  return written
    .rows()
    .map((row) => `${row.label}\n${rowText(row)}`)
    .join('\n\n');
}

function baseOf({ subdomain, base_url }: CredentialsOf<'zendesk'>): string {
  return base_url ?? `https://${subdomain}.zendesk.com`;
}

async function call(
  caller: Caller,
  credentials: CredentialsOf<'zendesk'>,
  request: { method: 'GET' | 'POST'; path: string; json?: unknown; headers?: Record<string, string> },
): Promise<ServiceAnswer> {
  const { email, token } = credentials;
  const encoded = Buffer.from(`${email}/token:${token}`).toString('base64');
  caller.hide(encoded);
  return await callService(caller, {
    method: request.method,
    url: `${baseOf(credentials).replace(/\/+$/, '')}${request.path}`,
    headers: { authorization: `Basic ${encoded}`, ...request.headers },
    json: request.json,
  });
}

function failureOf(answer: ServiceAnswer, connection: string, now: number): Unsuccessful {
  const said = z.safeParse(problem, answer.json).data;
  const error = typeof said?.error === 'string' ? said.error : said?.error?.title;
  const status = answer.status >= 200 && answer.status < 300 ? 502 : answer.status;
  return serviceFailure({ ...answer, status }, { service, connection }, said?.description ?? error, now);
}
