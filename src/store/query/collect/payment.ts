import { type Insertable, type Selectable, sql } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId, PaymentState, Tables } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

export type PaymentRow = Selectable<Tables['payment']>;

/** The key of a payment: a submission of a form has one. */
export type PaymentName = Pick<PaymentRow, 'organization_id' | 'form_id' | 'submission_id'>;

export async function findPayment(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionId: string,
): Promise<PaymentRow | undefined> {
  return await db
    .selectFrom('payment')
    .selectAll()
    .$call(ofForm(organizationId, formId))
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/**
 * No organisation in the condition: webhooks and the visitor's return name only the session,
 * whose id cannot be guessed.
 */
export async function findPaymentOfSession(db: Database, sessionId: string): Promise<PaymentRow | undefined> {
  return await db
    .selectFrom('payment')
    .selectAll()
    .where('session_id', '=', storableText(sessionId))
    .executeTakeFirst();
}

/**
 * Payments of all organisations waiting since before `then`, round-robin over the forms: the longest-waiting
 * one of each form, then the second of each, and so on. A form with many does not delay the others.
 */
export async function waitingPayments(db: Database, then: number, limit: number): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('payment')
        .selectAll()
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy(['organization_id', 'form_id']).orderBy('updated_at'))
            .as('turn'),
        )
        // A literal, so that SQLite recognises the partial index.
        .where(sql<boolean>`state = 'waiting'`)
        .where('session_id', 'is not', null)
        .where('updated_at', '<', then)
        .as('waiting'),
    )
    .selectAll()
    .orderBy('turn')
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(({ turn: _turn, ...row }) => row);
}

export async function insertPayment(db: Database, row: Insertable<Tables['payment']>): Promise<void> {
  await db.insertInto('payment').values(row).execute();
}

type PaymentChange = Partial<Pick<PaymentRow, 'state' | 'session_id' | 'attempt' | 'response_id'>>;

/** Updates an unpaid payment that is still in this attempt; false if it has moved on. */
export async function changePayment(
  db: Database,
  payment: PaymentName & Pick<PaymentRow, 'attempt'>,
  change: PaymentChange,
  now: number,
): Promise<boolean> {
  const paid: PaymentState = 'paid';
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ ...change, updated_at: now })
    .$call(ofForm(payment.organization_id, payment.form_id))
    .where('submission_id', '=', payment.submission_id)
    .where('attempt', '=', payment.attempt)
    .where('state', '!=', paid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
