import type { MailKind } from '#contract/app/mail/mail.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { noteErasure } from '../operate/erasure.ts';
import { mayLeave } from '../operate/heldDeliveries.ts';
import type { MailRow } from './mail.ts';

/** The outbox of all organisations, including mails that concern only a person. */

/**
 * Mails whose next attempt is due: the earliest of each organisation, then the second of each, and so on, so that many mails of
 * one do not delay those of others. Content is read for the chosen ones only.
 */
export async function dueMails(db: Database, now: number, limit: number): Promise<MailRow[]> {
  const chosen = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('mail')
        .select(['id', 'next_attempt_at'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('organization_id').orderBy('next_attempt_at').orderBy('id'))
            .as('turn'),
        )
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .where(mayLeave)
        .as('due'),
    )
    .select('id')
    .orderBy('turn')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ id }) => id);
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .where('id', 'in', ids)
    // Another process may have claimed it since; with the state after that, it could be claimed again.
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Takes a lease until `until`; false if another process claimed the mail since it was read. */
export async function claimMail(
  db: Database,
  { id, next_attempt_at, attempts }: MailRow,
  until: number,
): Promise<boolean> {
  const result = await db
    .updateTable('mail')
    .set({ next_attempt_at: until, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '=', next_attempt_at)
    .where('attempts', '=', attempts)
    .where(mayLeave)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Marks the mail sent and erases its content. */
export async function markMailSent(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'sent', sealed: '', sent_at: now, error: null })
    .where('id', '=', id)
    .execute();
}

/** Schedules the next attempt or marks the mail failed, unless it was restarted meanwhile. */
export async function markMailUnsent(
  db: Database,
  { id, attempts }: Pick<MailRow, 'id' | 'attempts'>,
  outcome: { state: 'waiting' | 'failed'; next_attempt_at: number; error: string },
): Promise<void> {
  await db
    .updateTable('mail')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .execute();
}

/** Fails unsent mails whose link has expired and erases their content. */
export async function expireMails(db: Database, error: string, now: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'failed', sealed: '', next_attempt_at: now, error })
    .where('state', '!=', 'sent')
    .where('sealed', '!=', '')
    .where('expires_at', '<=', now)
    .execute();
}

/** Removes a person's unsent mails of this kind from the outbox, in every organisation. */
export async function deleteUnsentTo(db: Database, userId: string, kind: MailKind): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('state', '!=', 'sent')
    .executeTakeFirst();
  if (numDeletedRows > 0n) await noteErasure(db);
}

/** The same for everyone in the organisation. */
export async function deleteUnsentIn(
  db: Database,
  organizationId: OrganizationId,
  kind: MailKind,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('user_id', 'in', (inner) =>
      inner
        .selectFrom('membership')
        .select('membership.user_id')
        .where('membership.organization_id', '=', organizationId),
    )
    .where('kind', '=', kind)
    .where('state', '!=', 'sent')
    .executeTakeFirst();
  if (numDeletedRows > 0n) await noteErasure(db);
}

/** Removes mails sent or failed before `ended`, and those waiting since before `waiting`. */
export async function deleteOldMails(
  db: Database,
  { ended, waiting }: { ended: number; waiting: number },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'sent'), eb('sent_at', '<=', ended)]),
        and([eb('state', '=', 'failed'), eb('next_attempt_at', '<=', ended)]),
        and([eb('state', '=', 'waiting'), eb('created_at', '<=', waiting)]),
      ]),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) await noteErasure(db);
}

/** For the operator: unsent mails, oldest first. */
export async function unsentMails(
  db: Database,
  organizationId: OrganizationId | undefined,
): Promise<(MailRow & { organization: string | null })[]> {
  const query = db
    .selectFrom('mail')
    .leftJoin('organization', 'organization.id', 'mail.organization_id')
    .selectAll('mail')
    .select('organization.name as organization')
    .where('mail.state', '!=', 'sent');
  const chosen =
    organizationId === undefined ? query : query.where('mail.organization_id', '=', organizationId);
  return await chosen.orderBy('mail.created_at').orderBy('mail.id').execute();
}
