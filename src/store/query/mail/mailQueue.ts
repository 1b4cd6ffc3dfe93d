import type { MailKind } from '#contract/app/mail/mail.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import type { MailRow } from './mail.ts';

/** Mails of all organisations on their way out, and those that concern a person alone. */

/** Those whose time has come, the first of them first. */
export async function dueMails(db: Database, now: number, limit: number): Promise<MailRow[]> {
  return await db
    .selectFrom('mail')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/** True where nobody else took it since it was read; until `until` nobody else will. */
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
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** What was in it is forgotten with that. */
export async function markMailSent(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'sent', sealed: '', sent_at: now, error: null })
    .where('id', '=', id)
    .execute();
}

/** Waits for its next attempt, or has failed; either unless it was begun anew meanwhile. */
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

/** What has not left when its link ends never will; what it says is forgotten with that. */
export async function expireMails(db: Database, error: string, now: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'failed', sealed: '', next_attempt_at: now, error })
    .where('state', '!=', 'sent')
    .where('sealed', '!=', '')
    .where('expires_at', '<=', now)
    .execute();
}

/** Takes what has not left of that kind to a person out of the outbox, whichever organisation it stands in. */
export async function deleteUnsentTo(db: Database, userId: string, kind: MailKind): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('state', '!=', 'sent')
    .execute();
}

/** The same for everybody in the organisation. */
export async function deleteUnsentIn(
  db: Database,
  organizationId: OrganizationId,
  kind: MailKind,
): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('user_id', 'in', (inner) =>
      inner
        .selectFrom('membership')
        .select('membership.user_id')
        .where('membership.organization_id', '=', organizationId),
    )
    .where('kind', '=', kind)
    .where('state', '!=', 'sent')
    .execute();
}

/** Removes what was sent or has failed before `ended`, and what began to wait before `waiting`. */
export async function deleteOldMails(
  db: Database,
  { ended, waiting }: { ended: number; waiting: number },
): Promise<void> {
  await db
    .deleteFrom('mail')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'sent'), eb('sent_at', '<=', ended)]),
        and([eb('state', '=', 'failed'), eb('next_attempt_at', '<=', ended)]),
        and([eb('state', '=', 'waiting'), eb('created_at', '<=', waiting)]),
      ]),
    )
    .execute();
}

/** For whoever runs the installation: what has not left, the oldest first. */
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
