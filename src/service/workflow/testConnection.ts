import type { ConnectionCredentials } from '#contract/app/workflow/connections.ts';
import { clientOf } from '#outside/httpClient.ts';
import { findConnection } from '#store/query/workflow/connection.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import type { AccountKeys } from '../base/accountKeys.ts';
import { testCredentials } from './action/actions.ts';
import { type Caller, type Unsuccessful, unreachable } from './action/support/callService.ts';
import { secretsIn } from './action/support/useConnection.ts';
import { opened } from './connection/openConnection.ts';
import { without } from './run/keptExchange.ts';

/** How long a service may take before the test fails, in milliseconds. */
const patience = 20_000;

/** Asks the service of a connection whether its secret works; undefined if the organisation has no such connection. */
export async function testConnection(
  writes: OrganizationWrites,
  keys: AccountKeys,
  { http, signal }: Pick<Caller, 'http' | 'signal'>,
  id: string,
  now: number,
): Promise<{ works: boolean; reason: string } | undefined> {
  // Runs in a write transaction only to check the actor's rights: the request leaves in the organisation's name.
  const row = await writes.write(({ db, organizationId }) => findConnection(db, organizationId, id));
  if (row === undefined) return undefined;
  const connection = opened(keys, row);
  if (connection === undefined)
    return { works: false, reason: 'The secret was lost with the keys of this server. Replace it.' };
  const hidden = new Set(secretsIn(connection.credentials));
  const caller: Caller = {
    http: clientOf(http, row.organization_id),
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    hide: (secret) => void hidden.add(secret),
  };
  const failure = await test(caller, connection.credentials, connection.name, now);
  return { works: failure === undefined, reason: without(failure?.error.detail ?? '', hidden) };
}

async function test(
  caller: Caller,
  credentials: ConnectionCredentials,
  name: string,
  now: number,
): Promise<Unsuccessful | undefined> {
  try {
    return await testCredentials(caller, credentials, name, now);
  } catch (error) {
    const failure = unreachable('The service', error);
    if (failure === undefined) throw error;
    return failure;
  }
}
