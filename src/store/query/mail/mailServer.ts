import type { Database, OrganizationId, StaleDatabase } from '../../tables.ts';

/** The mail server that was set up in the app, sealed; undefined if there is none. */
export async function sealedMailServer(db: StaleDatabase): Promise<string | undefined> {
  const row = await db.selectFrom('mail_server').select('sealed').executeTakeFirst();
  return row?.sealed;
}

export async function storeMailServer(db: Database, sealed: string, now: number): Promise<void> {
  await db
    .insertInto('mail_server')
    .values({ number: 1, sealed, changed_at: now })
    .onConflict((conflict) => conflict.column('number').doUpdateSet({ sealed, changed_at: now }))
    .execute();
}

export async function deleteMailServer(db: Database): Promise<void> {
  await db.deleteFrom('mail_server').execute();
}

/**
 * Brings forward the next attempts of mails that failed before the mail server was changed: those after `since`, because an earlier
 * one may be the claim of a process that is sending the mail.
 */
export async function bringMailsForward(
  db: Database,
  { since, now }: { since: number; now: number },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ next_attempt_at: now })
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '>', since)
    .where('error', 'is not', null)
    .execute();
}

/** The organisation whose owners look after the installation; undefined if only its operator does. */
export async function runBy(db: StaleDatabase): Promise<OrganizationId | undefined> {
  const row = await db.selectFrom('installation').select('run_by').executeTakeFirst();
  return row?.run_by ?? undefined;
}

export async function setRunBy(db: Database, organizationId: OrganizationId | null): Promise<void> {
  await db.updateTable('installation').set({ run_by: organizationId }).execute();
}
