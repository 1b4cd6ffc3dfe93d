import type { Insertable, Selectable } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { noteErasure } from '../operate/erasure.ts';

export type MailRow = Selectable<Tables['mail']>;

export async function insertMail(db: Database, row: Insertable<Tables['mail']>): Promise<void> {
  await db.insertInto('mail').values(row).execute();
}

function mailsOf(db: Database, organizationId: OrganizationId) {
  return db.selectFrom('mail').selectAll().where('organization_id', '=', organizationId);
}

export async function newestMails(
  db: Database,
  organizationId: OrganizationId,
  limit: number,
): Promise<MailRow[]> {
  return await mailsOf(db, organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts unsent mails with an unexpired link, up to `most`; with `tried`, only those with a failed attempt. */
export async function countUnsent(
  db: Database,
  organizationId: OrganizationId,
  { tried, now, most }: { tried: boolean; now: number; most: number },
): Promise<number> {
  const unsent = db
    .selectFrom('mail')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('state', '!=', 'sent')
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));
  const counted = tried ? unsent.where('error', 'is not', null) : unsent;
  return (await counted.limit(most).execute()).length;
}

export async function findMail(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<MailRow | undefined> {
  return await mailsOf(db, organizationId).where('id', '=', storableText(id)).executeTakeFirst();
}

/** Restarts the attempts of an unsent mail. */
export async function restartMail(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now, error: null })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .execute();
}

export async function deleteMail(db: Database, organizationId: OrganizationId, id: string): Promise<void> {
  await db.deleteFrom('mail').where('organization_id', '=', organizationId).where('id', '=', id).execute();
  await noteErasure(db);
}

/** Removes unsent mails about these invitations from the outbox; sent ones stay listed. */
export async function deleteUnsentMails(
  db: Database,
  organizationId: OrganizationId,
  aboutIds: readonly string[],
): Promise<void> {
  if (aboutIds.length === 0) return;
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('organization_id', '=', organizationId)
    .where('about_id', 'in', aboutIds)
    .where('state', '!=', 'sent')
    .executeTakeFirst();
  if (numDeletedRows > 0n) await noteErasure(db);
}

/** The people among these who belong to this organisation and no other. */
export async function membersOfThisOnly(
  db: Database,
  organizationId: OrganizationId,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('membership')
    .select('user_id')
    .where('organization_id', '=', organizationId)
    .where('user_id', 'in', userIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membership as other')
            .select('other.user_id')
            .whereRef('other.user_id', '=', 'membership.user_id')
            .where('other.organization_id', '!=', organizationId),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
