import type { ConnectionCredentials } from '#contract/app/workflow/connections.ts';
import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import {
  connectionsOf,
  deleteConnectionRow,
  findConnection,
  insertConnection,
  updateConnection,
} from '#store/query/workflow/connection.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { accountOf } from '../action/actions.ts';
import { sealCredentials } from './openConnection.ts';

/** Far more than an organisation needs; the limit only bounds the list. */
const maxConnections = 100;

export type ConnectionRefused =
  | { readonly code: 'connection_unknown' | 'connection_name_taken' | 'too_many_connections' }
  /** `param` is the field of the credentials that is wrong. */
  | { readonly code: 'credentials_invalid'; readonly param: string };

/** Stores the secret of a service for the actions of all forms of the organisation. */
export async function createConnection(
  writes: OrganizationWrites,
  keys: AccountKeys,
  { name, credentials }: { readonly name: string; readonly credentials: ConnectionCredentials },
  now: number,
): Promise<Result<{ id: string }, ConnectionRefused>> {
  const account = accountOf(credentials);
  if (account === undefined) return failed({ code: 'credentials_invalid', param: 'credentials.key' });
  const id = newShortId();
  const { provider } = credentials;
  return await writes.write(async ({ db, organizationId, actor }) => {
    if ((await connectionsOf(db, organizationId)).length >= maxConnections)
      return failed({ code: 'too_many_connections' });
    if (await isNameTaken(db, organizationId, name)) return failed({ code: 'connection_name_taken' });
    await insertConnection(db, {
      organization_id: organizationId,
      id,
      name: storableText(name),
      provider,
      account: storableText(account),
      sealed: sealCredentials(keys, credentials),
      created_at: now,
      updated_at: now,
    });
    const target = { kind: 'connection', id, name };
    await recordAudit(
      db,
      organizationId,
      actor,
      { action: 'connection.created', target, details: { provider } },
      now,
    );
    return ok({ id });
  });
}

export async function renameConnection(
  writes: OrganizationWrites,
  id: string,
  name: string,
  now: number,
): Promise<Result<undefined, ConnectionRefused>> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const connection = await findConnection(db, organizationId, id);
    if (connection === undefined) return failed({ code: 'connection_unknown' });
    if (connection.name === name) return ok(undefined);
    if (await isNameTaken(db, organizationId, name, connection.id))
      return failed({ code: 'connection_name_taken' });
    await updateConnection(db, organizationId, connection.id, { name: storableText(name) });
    const target = { kind: 'connection', id: connection.id, name };
    const details = { from: connection.name, to: name };
    await recordAudit(db, organizationId, actor, { action: 'connection.renamed', target, details }, now);
    return ok(undefined);
  });
}

/**
 * Replaces the secret together with its address: a new address alone would let somebody send the old secret to a server
 * of their own.
 */
export async function replaceConnection(
  writes: OrganizationWrites,
  keys: AccountKeys,
  { id, credentials }: { readonly id: string; readonly credentials: ConnectionCredentials },
  now: number,
): Promise<Result<undefined, ConnectionRefused>> {
  const account = accountOf(credentials);
  if (account === undefined) return failed({ code: 'credentials_invalid', param: 'credentials.key' });
  return await writes.write(async ({ db, organizationId, actor }) => {
    const connection = await findConnection(db, organizationId, id);
    if (connection === undefined) return failed({ code: 'connection_unknown' });
    const { provider, name } = connection;
    if (provider !== credentials.provider)
      return failed({ code: 'credentials_invalid', param: 'credentials.provider' });
    await updateConnection(db, organizationId, connection.id, {
      account: storableText(account),
      sealed: sealCredentials(keys, credentials),
      updated_at: now,
    });
    const target = { kind: 'connection', id: connection.id, name };
    await recordAudit(
      db,
      organizationId,
      actor,
      { action: 'connection.replaced', target, details: { provider } },
      now,
    );
    return ok(undefined);
  });
}

/** False if the organisation has no such connection. Actions that name it fail from then on. */
export async function deleteConnection(
  writes: OrganizationWrites,
  id: string,
  now: number,
): Promise<boolean> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const connection = await findConnection(db, organizationId, id);
    if (connection === undefined) return false;
    await deleteConnectionRow(db, organizationId, connection.id);
    const target = { kind: 'connection', id: connection.id, name: connection.name };
    const details = { provider: connection.provider };
    await recordAudit(db, organizationId, actor, { action: 'connection.deleted', target, details }, now);
    return true;
  });
}

/** Actions name a connection by id or name, so a name must differ from both. The caller holds the organisation's lock. */
async function isNameTaken(
  db: Database,
  organizationId: OrganizationId,
  name: string,
  exceptId?: string,
): Promise<boolean> {
  const wanted = comparable(name);
  const others = await connectionsOf(db, organizationId);
  return others.some(
    (other) => other.id !== exceptId && (comparable(other.name) === wanted || other.id === name),
  );
}

function comparable(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
