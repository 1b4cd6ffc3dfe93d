import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { callWithToken, type ServiceAnswer, type Unsuccessful } from '../support/callService.ts';
import { serviceFailure } from '../support/serviceFailure.ts';
import { type CredentialsOf, useConnection } from '../support/useConnection.ts';
import type { ConnectedAction } from './connectedAction.ts';
import { filledAddress } from './filledAddress.ts';
import { filledRecord } from './filledRecord.ts';

const service = 'Mailchimp';

const member = z.object({ id: z.string(), status: z.optional(z.string()) });
const problem = z.object({ title: z.optional(z.string()), detail: z.optional(z.string()) });

/** Adds a subscriber, or updates them: the address decides which, so a repetition adds no second one. */
export const mailchimp: ConnectedAction<'mailchimp'> = {
  type: 'mailchimp',
  receiver: ({ connection }) => `mailchimp:${connection}`,
  run: (settings, context) =>
    useConnection(
      context,
      { provider: 'mailchimp', service, idOrName: settings.connection },
      async ({ name, credentials }) => {
        const email = filledAddress(settings.email, context);
        if (typeof email !== 'string') return email;
        if (email === '') return { kind: 'skipped', reason: 'address_missing' };
        const path = `/3.0/lists/${settings.audience}/members/${subscriberHash(email)}`;
        const fields = filledRecord(settings.fields, context);
        const answer = await callWithToken(context, baseOf(credentials), 'PUT', path, {
          email_address: email,
          // People who unsubscribed stay unsubscribed.
          status_if_new: settings.status ?? 'pending',
          ...(Object.keys(fields).length === 0 ? {} : { merge_fields: fields }),
        });
        const stored = z.safeParse(member, answer.json);
        if (answer.status !== 200 || !stored.success) return failureOf(answer, name, context.now);
        const { tags = [] } = settings;
        if (tags.length > 0) {
          const tagged = await callWithToken(context, baseOf(credentials), 'POST', `${path}/tags`, {
            tags: tags.map((tag) => ({ name: tag, status: 'active' })),
          });
          if (tagged.status !== 204 && tagged.status !== 200) return failureOf(tagged, name, context.now);
        }
        return {
          kind: 'done',
          record: { object: 'subscriber', dataType: 'id', data: stored.data.id },
          exchange: answer.exchange,
        };
      },
    ),
  accountOf: ({ key, base_url }) => (base_url === undefined ? centreOf(key) : new URL(base_url).host),
  testConnection: async (caller, credentials, name, now) => {
    const answer = await callWithToken(caller, baseOf(credentials), 'GET', '/3.0/ping');
    return answer.status === 200 ? undefined : failureOf(answer, name, now);
  },
};

/** Mailchimp names members by the MD5 hash of the address in lower case. */
export function subscriberHash(email: string): string {
  return createHash('md5').update(email.toLowerCase()).digest('hex');
}

/** The data centre at the end of a key, such as `us21`. */
function centreOf(key: string): string | undefined {
  return /-([a-z]{2}\d{1,3})$/.exec(key)?.[1];
}

function baseOf({ key, base_url }: CredentialsOf<'mailchimp'>) {
  return { base: base_url ?? `https://${centreOf(key) ?? 'us1'}.api.mailchimp.com`, token: key };
}

function failureOf(answer: ServiceAnswer, connection: string, now: number): Unsuccessful {
  const said = z.safeParse(problem, answer.json).data;
  const reason = said?.detail ?? said?.title;
  const status = answer.status >= 200 && answer.status < 300 ? 502 : answer.status;
  return serviceFailure({ ...answer, status }, { service, connection }, reason, now);
}
