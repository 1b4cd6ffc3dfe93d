import type { Insertable } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, KeyScope, OrganizationId, Tables } from '../../tables.ts';

export interface KeyListing {
  id: string;
  name: string;
  organization: string;
  prefix: string;
  scope: KeyScope;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

export interface KeyOwner {
  keyId: string;
  organizationId: OrganizationId;
  organizationName: string;
  scope: KeyScope;
}

export async function insertKey(db: Database, row: Insertable<Tables['api_key']>): Promise<void> {
  await db.insertInto('api_key').values(row).execute();
}

/** The owner of an unrevoked key. */
export async function findKeyOwner(db: Database, hash: string): Promise<KeyOwner | undefined> {
  return await db
    .selectFrom('api_key')
    .innerJoin('organization', 'organization.id', 'api_key.organization_id')
    .select([
      'api_key.id as keyId',
      'organization.id as organizationId',
      'organization.name as organizationName',
      'api_key.scope',
    ])
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** For the operator: the keys of all organisations. */
export async function listKeys(db: Database): Promise<KeyListing[]> {
  return await db
    .selectFrom('api_key')
    .innerJoin('organization', 'organization.id', 'api_key.organization_id')
    .select([
      'api_key.id',
      'api_key.name',
      'organization.name as organization',
      'prefix',
      'scope',
      'api_key.created_at',
      'last_used_at',
      'revoked_at',
    ])
    .orderBy('api_key.created_at')
    .orderBy('api_key.id')
    .execute();
}

export interface OwnKey extends Omit<KeyListing, 'organization'> {
  /** The name of the member who created it. */
  created_by: string | null;
}

/** An organisation's keys, newest first, including those revoked since `revokedSince`. */
export async function keysOf(
  db: Database,
  organizationId: OrganizationId,
  revokedSince: number,
): Promise<OwnKey[]> {
  return await db
    .selectFrom('api_key')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.organization_id', '=', 'api_key.organization_id')
        .onRef('membership.user_id', '=', 'api_key.created_by'),
    )
    .leftJoin('app_user', 'app_user.id', 'membership.user_id')
    .select([
      'api_key.id',
      'api_key.name',
      'prefix',
      'scope',
      'api_key.created_at',
      'app_user.name as created_by',
      'last_used_at',
      'revoked_at',
    ])
    .where('api_key.organization_id', '=', organizationId)
    .where((eb) => eb.or([eb('revoked_at', 'is', null), eb('revoked_at', '>=', revokedSince)]))
    .orderBy('api_key.created_at', 'desc')
    .orderBy('api_key.id', 'desc')
    .execute();
}

export interface KeyToRevoke {
  organization_id: OrganizationId;
  id: string;
  name: string;
  revoked_at: number | null;
}

export async function findKey(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<KeyToRevoke | undefined> {
  return await keyById(db, id).where('organization_id', '=', organizationId).executeTakeFirst();
}

/** For the operator: a key of any organisation. */
export async function findKeyAnywhere(db: Database, id: string): Promise<KeyToRevoke | undefined> {
  return await keyById(db, id).executeTakeFirst();
}

function keyById(db: Database, id: string) {
  return db
    .selectFrom('api_key')
    .select(['organization_id', 'id', 'name', 'revoked_at'])
    .where('id', '=', storableText(id));
}

/** The scope of an unrevoked key, for a transaction that depends on it. */
export async function findKeyScope(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<{ name: string; scope: KeyScope } | undefined> {
  return await db
    .selectFrom('api_key')
    .select(['name', 'scope'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** A second revocation keeps the first time. */
export async function markKeyRevoked(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function markKeyUsed(
  db: Database,
  organizationId: OrganizationId,
  keyId: string,
  time: number,
): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ last_used_at: time })
    .where('organization_id', '=', organizationId)
    .where('id', '=', keyId)
    .execute();
}
