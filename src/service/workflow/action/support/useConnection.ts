import type { ConnectionCredentials, ConnectionProvider } from '#contract/app/workflow/connections.ts';
import { openConnection } from '../../connection/openConnection.ts';
import type { ActionContext, ActionOutcome } from '../action.ts';
import { unreachable } from './callService.ts';

export type CredentialsOf<Provider extends ConnectionProvider> = Extract<
  ConnectionCredentials,
  { provider: Provider }
>;

export interface UsedConnection<Provider extends ConnectionProvider> {
  readonly name: string;
  readonly credentials: CredentialsOf<Provider>;
}

/**
 * Runs an action with the secret of its connection, which never reaches the history. Whoever cannot be reached is a failure
 * that may pass.
 */
export async function useConnection<Provider extends ConnectionProvider>(
  context: ActionContext,
  { provider, service, idOrName }: { provider: Provider; service: string; idOrName: string },
  work: (connection: UsedConnection<Provider>) => Promise<ActionOutcome>,
): Promise<ActionOutcome> {
  const { store, keys, organizationId } = context;
  const found = await openConnection(store.read, keys, organizationId, idOrName);
  if (found === 'unknown')
    return refused(
      'connection_unknown',
      `There is no connection “${idOrName}”. Choose another one in the workflow.`,
    );
  if (found === 'unreadable')
    return refused(
      'connection_unreadable',
      `The secret of the connection “${idOrName}” was lost with the keys of this server. Replace it under Connections.`,
    );
  const { name, credentials } = found;
  if (!isOf(credentials, provider))
    return refused('connection_other', `The connection “${name}” is not one for ${service}.`);
  for (const secret of secretsIn(credentials)) context.hide(secret);
  try {
    return await work({ name, credentials });
  } catch (error) {
    const outcome = unreachable(service, error);
    if (outcome === undefined) throw error;
    return outcome;
  }
}

function refused(code: string, detail: string): ActionOutcome {
  return { kind: 'refused', error: { code, detail } };
}

function isOf<Provider extends ConnectionProvider>(
  credentials: ConnectionCredentials,
  provider: Provider,
): credentials is CredentialsOf<Provider> {
  return credentials.provider === provider;
}

/** The values that the history must not show. The path of a webhook's address is its secret. */
export function secretsIn(credentials: ConnectionCredentials): string[] {
  if ('url' in credentials) return secretsOfAddress(credentials.url);
  return 'key' in credentials ? [credentials.key] : [credentials.token];
}

/** As it was written and as it is sent; its longer parts alone as well, because a receiver may repeat one of them. */
function secretsOfAddress(address: string): string[] {
  const { pathname, search, searchParams } = new URL(address);
  const written = address.trim().replace(/^\w+:[\\/]*[^\\/?#]*/, '');
  // The query is written anew where a parameter is added.
  const values = [...searchParams.values()].flatMap((value) => [
    value,
    `${new URLSearchParams({ value })}`.slice(6),
  ]);
  const parts = [...pathname.split('/'), ...values].filter((part) => part.length >= longPart);
  return [written, `${pathname}${search}`, pathname, ...parts].filter((text) => text.length > 1);
}

/** Shorter parts are words such as `services`. */
const longPart = 12;
