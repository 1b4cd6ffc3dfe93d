import type { Insertable } from 'kysely';
import type { Database, OrganizationId, Tables } from '../tables.ts';

export interface KeyListing {
  id: string;
  name: string;
  organization: string;
  prefix: string;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

export interface KeyOwner {
  keyId: string;
  organizationId: OrganizationId;
  organizationName: string;
}

export async function insertKey(db: Database, row: Insertable<Tables['api_key']>): Promise<void> {
  await db.insertInto('api_key').values(row).execute();
}

/** Whose key this is, unless it was revoked. */
export async function findKeyOwner(db: Database, hash: string): Promise<KeyOwner | undefined> {
  return await db
    .selectFrom('api_key')
    .innerJoin('organization', 'organization.id', 'api_key.organization_id')
    .select([
      'api_key.id as keyId',
      'organization.id as organizationId',
      'organization.name as organizationName',
    ])
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** For whoever runs the installation: the keys of all organisations. */
export async function listKeys(db: Database): Promise<KeyListing[]> {
  return await db
    .selectFrom('api_key')
    .innerJoin('organization', 'organization.id', 'api_key.organization_id')
    .select([
      'api_key.id',
      'api_key.name',
      'organization.name as organization',
      'prefix',
      'api_key.created_at',
      'last_used_at',
      'revoked_at',
    ])
    .orderBy('api_key.created_at')
    .orderBy('api_key.id')
    .execute();
}

/** True when there is such a key; revoking twice keeps the first time. */
export async function revokeKey(db: Database, id: string, now: number): Promise<boolean> {
  const found = await db.selectFrom('api_key').select('id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) return false;
  await db
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  return true;
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
