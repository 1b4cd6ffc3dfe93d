import type { Insertable, Selectable } from 'kysely';
import type { Database, LinkPurpose, OrganizationId, Tables } from '../../tables.ts';

/** Queries on links have no organisation in their condition: the bearer has only the secret. */

export type LinkRow = Selectable<Tables['one_time_link']>;

export async function insertLink(db: Database, row: Insertable<Tables['one_time_link']>): Promise<void> {
  await db.insertInto('one_time_link').values(row).execute();
}

/** The unexpired link with that hash. */
export async function findLink(
  db: Database,
  purpose: LinkPurpose,
  hash: string,
  now: number,
): Promise<LinkRow | undefined> {
  return await db
    .selectFrom('one_time_link')
    .selectAll()
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Consumes the link. Of several concurrent attempts, one succeeds. */
export async function takeLink(
  db: Database,
  purpose: LinkPurpose,
  hash: string,
  now: number,
): Promise<LinkRow | undefined> {
  return await db
    .deleteFrom('one_time_link')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** An owner has seen the link's secret, so it no longer proves anything about the mailbox. */
export async function markLinkSeenByOwner(db: Database, hash: string): Promise<void> {
  await db.updateTable('one_time_link').set({ origin: 'owner' }).where('hash', '=', hash).execute();
}

/** Deletes a person's links of one purpose. */
export async function deleteLinksOfUser(db: Database, userId: string, purpose: LinkPurpose): Promise<void> {
  await db.deleteFrom('one_time_link').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}

/** Deletes the password links of everyone in the organisation. */
export async function deletePasswordLinksIn(db: Database, organizationId: OrganizationId): Promise<void> {
  await db
    .deleteFrom('one_time_link')
    .where('purpose', '=', 'password')
    .where('user_id', 'in', (inner) =>
      inner
        .selectFrom('membership')
        .select('membership.user_id')
        .where('membership.organization_id', '=', organizationId),
    )
    .execute();
}

/** Consumes all links that set up the organisation, or a new one for null, and returns their hashes. */
export async function takeSetupLinks(db: Database, organizationId: OrganizationId | null): Promise<string[]> {
  const all = db.deleteFrom('one_time_link').where('purpose', '=', 'setup');
  const matching =
    organizationId === null
      ? all.where('organization_id', 'is', null)
      : all.where('organization_id', '=', organizationId);
  const rows = await matching.returning('hash').execute();
  return rows.map(({ hash }) => hash);
}

export async function deleteExpiredLinks(db: Database, now: number): Promise<void> {
  await db.deleteFrom('one_time_link').where('expires_at', '<=', now).execute();
}
