import * as z from 'zod/mini';
import { callWithToken, type ServiceAnswer, type Unsuccessful } from '../support/callService.ts';
import { serviceFailure } from '../support/serviceFailure.ts';
import { type CredentialsOf, useConnection } from '../support/useConnection.ts';
import type { ConnectedAction } from './connectedAction.ts';
import { filledAddress } from './filledAddress.ts';
import { filledRecord } from './filledRecord.ts';

const service = 'HubSpot';

const upserted = z.object({ results: z.array(z.object({ id: z.string(), new: z.optional(z.boolean()) })) });
const problem = z.object({
  message: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ message: z.optional(z.string()) }))),
});

/** Creates a contact, or updates the one with the same address: a repetition makes no second one. */
export const hubspot: ConnectedAction<'hubspot'> = {
  type: 'hubspot',
  receiver: ({ connection }) => `hubspot:${connection}`,
  run: (settings, context) =>
    useConnection(
      context,
      { provider: 'hubspot', service, idOrName: settings.connection },
      async ({ name, credentials }) => {
        const email = filledAddress(settings.email, context);
        if (typeof email !== 'string') return email;
        if (email === '') return { kind: 'skipped', reason: 'address_missing' };
        const properties = { ...filledRecord(settings.properties, context), email };
        const answer = await callWithToken(
          context,
          baseOf(credentials),
          'POST',
          '/crm/v3/objects/contacts/batch/upsert',
          {
            inputs: [{ idProperty: 'email', id: email, properties }],
          },
        );
        const made = z.safeParse(upserted, answer.json).data?.results[0];
        // 207 tells of errors inside.
        if (![200, 201].includes(answer.status) || made === undefined)
          return failureOf(answer, name, context.now);
        return {
          kind: 'done',
          record: { object: 'contact', dataType: 'id', data: made.id },
          exchange: answer.exchange,
        };
      },
    ),
  accountOf: (credentials) => new URL(baseOf(credentials).base).host,
  testConnection: async (caller, credentials, name, now) => {
    const answer = await callWithToken(
      caller,
      baseOf(credentials),
      'GET',
      '/crm/v3/objects/contacts?limit=1',
    );
    return answer.status === 200 ? undefined : failureOf(answer, name, now);
  },
};

function baseOf({ token, base_url }: CredentialsOf<'hubspot'>) {
  return { base: base_url ?? 'https://api.hubapi.com', token };
}

function failureOf(answer: ServiceAnswer, connection: string, now: number): Unsuccessful {
  const said = z.safeParse(problem, answer.json).data;
  const reason = said?.errors?.[0]?.message ?? said?.message;
  const status = answer.status >= 200 && answer.status < 300 ? 400 : answer.status;
  return serviceFailure({ ...answer, status }, { service, connection }, reason, now);
}
