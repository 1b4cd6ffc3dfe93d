import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { MailKind } from '#contract/app/mail/mail.ts';
import type { Database, StaleDatabase, Tables } from '../../tables.ts';
import { noteErasure } from './erasure.ts';

/** While deliveries are held, all organisations' runs of workflows wait, and their mails. */
export const areRunsHeld = sql<boolean>`EXISTS (SELECT 1 FROM installation WHERE deliveries_held_at IS NOT NULL)`;

/** Mails that follow at once from what a person has just done, rather than a workflow or a job. */
const asked: Readonly<Record<MailKind, boolean>> = {
  invitation: true,
  password_reset: true,
  email_change: true,
  email_confirm: true,
  email_changed: true,
  password_set: true,
  access_renewed: true,
  mail_test: true,
  // The export may have been asked for before, where a copy was made from.
  export_ready: false,
  workflow_failing: false,
  workflow_switched_off: false,
  response: false,
};

const askedKinds = Object.entries(asked).flatMap(([kind, isAsked]) => (isAsked ? [kind] : []));

/**
 * Whether a mail may leave: while deliveries are held, only one that somebody has asked for since, such as a link to set a
 * password, without which nobody could sign in to a restored installation.
 */
export function mayLeave({ ref }: ExpressionBuilder<Tables, 'mail'>): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (SELECT 1 FROM installation WHERE deliveries_held_at IS NOT NULL
    AND (${ref('mail.created_at')} < deliveries_held_at OR ${ref('mail.kind')} NOT IN (${sql.join(askedKinds)})))`;
}

/** When deliveries were held; undefined while they leave. */
export async function deliveriesHeldSince(db: StaleDatabase): Promise<number | undefined> {
  const row = await db.selectFrom('installation').select('deliveries_held_at').executeTakeFirst();
  return row?.deliveries_held_at === null ? undefined : row?.deliveries_held_at;
}

/** Also mails that were asked for since an earlier hold wait from now on: they may have left where a copy was made from. */
export async function holdDeliveries(db: Database, now: number): Promise<void> {
  await db.updateTable('installation').set({ deliveries_held_at: now }).execute();
}

/** Keeps the time of those that are held already, as a start does: what was asked for before it still has to leave. */
export async function keepDeliveriesHeld(db: Database, now: number): Promise<void> {
  await db
    .updateTable('installation')
    .set({ deliveries_held_at: now })
    .where('deliveries_held_at', 'is', null)
    .execute();
}

export async function releaseDeliveries(db: Database): Promise<void> {
  await db.updateTable('installation').set({ deliveries_held_at: null }).execute();
}

export interface HeldDeliveries {
  readonly runs: number;
  readonly mails: number;
}

/** Runs and mails of all organisations that wait, also for their next attempt. */
export async function countWaiting(db: Database): Promise<HeldDeliveries> {
  const runs = await db
    .selectFrom('workflow_run')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`state = 'waiting'`)
    .executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { runs: Number(runs.count), mails: Number(mails.count) };
}

/** Drops what has waited since before `heldAt`. Its runs, and those whose mail is dropped, stay in the history as skipped. */
export async function discardWaiting(db: Database, heldAt: number, now: number): Promise<HeldDeliveries> {
  const skipped = {
    state: 'skipped',
    error_code: 'discarded',
    error_detail: '',
    finished_at: now,
    claimed_by: null,
    sealed: null,
  } as const;
  const runs = await db
    .updateTable('workflow_run')
    .set(skipped)
    .where(sql<boolean>`state = 'waiting'`)
    .where('created_at', '<', heldAt)
    .executeTakeFirst();
  const oldMails = db.selectFrom('mail').where('state', '=', 'waiting').where('created_at', '<', heldAt);
  await db
    .updateTable('workflow_run')
    .set(skipped)
    .where('state', '=', 'done')
    .where(
      'id',
      'in',
      oldMails.select('run_id').where('run_id', 'is not', null).$castTo<{ run_id: string }>(),
    )
    .execute();
  const mails = await db
    .deleteFrom('mail')
    .where('state', '=', 'waiting')
    .where('created_at', '<', heldAt)
    .executeTakeFirst();
  await noteErasure(db);
  return { runs: Number(runs.numUpdatedRows), mails: Number(mails.numDeletedRows) };
}
