import * as z from 'zod/mini';
import { type ConnectionCredentials, connectionCredentials } from '#contract/app/workflow/connections.ts';
import { type ConnectionRow, findConnectionByIdOrName } from '#store/query/workflow/connection.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';

export function sealCredentials(keys: AccountKeys, credentials: ConnectionCredentials): string {
  return keys.seal('connection', JSON.stringify(credentials));
}

/** Undefined if the keys that sealed it are gone. */
export function openCredentials(keys: AccountKeys, sealed: string): ConnectionCredentials | undefined {
  const text = keys.open('connection', sealed);
  return text === undefined ? undefined : z.parse(connectionCredentials, JSON.parse(text));
}

export interface OpenConnection {
  readonly id: string;
  readonly name: string;
  readonly credentials: ConnectionCredentials;
}

/** The connection that an action names by id or name, with its secret; otherwise why it cannot be used. */
export async function openConnection(
  db: Database,
  keys: AccountKeys,
  organizationId: OrganizationId,
  idOrName: string,
): Promise<OpenConnection | 'unknown' | 'unreadable'> {
  const row = await findConnectionByIdOrName(db, organizationId, idOrName);
  if (row === undefined) return 'unknown';
  return opened(keys, row) ?? 'unreadable';
}

export function opened(keys: AccountKeys, row: ConnectionRow): OpenConnection | undefined {
  const credentials = openCredentials(keys, row.sealed);
  return credentials === undefined ? undefined : { id: row.id, name: row.name, credentials };
}
