import type { Database } from '../../tables.ts';
import { deleteMailsAboutResponses } from '../mail/responseMail.ts';
import { ofForm } from '../ofForm.ts';
import { queueContentRemoval } from '../operate/contentRemoval.ts';
import { noteErasure } from '../operate/erasure.ts';
import { deleteSenders } from '../response/uniqueAnswer.ts';
import type { PaymentRow } from './payment.ts';

/**
 * Payments of all organisations that failed, expired or never started before `then`. A payment of a wrong amount is
 * not among them, because that money was received.
 */
export async function abandonedPayments(db: Database, then: number, limit: number): Promise<PaymentRow[]> {
  return await db
    .selectFrom('payment')
    .selectAll()
    .where('updated_at', '<', then)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['failed', 'expired']),
        eb.and([eb('state', '=', 'waiting'), eb('session_id', 'is', null)]),
      ]),
    )
    .orderBy('updated_at')
    .limit(limit)
    .execute();
}

/**
 * Removes the waiting response of such a payment together with the payment, its files and its sender's entry,
 * because the sender has not answered. No-op if the payment has moved on. Needs the form lock.
 */
export async function removeAbandoned(db: Database, payment: PaymentRow): Promise<void> {
  const { organization_id, form_id, submission_id, response_id, attempt, state } = payment;
  const same = await db
    .selectFrom('payment')
    .select('response_id')
    .$call(ofForm(organization_id, form_id))
    .where('submission_id', '=', submission_id)
    .where('attempt', '=', attempt)
    .where('state', '=', state)
    .where('updated_at', '=', payment.updated_at)
    .executeTakeFirst();
  if (same === undefined) return;
  const files = await db
    .deleteFrom('file')
    .$call(ofForm(organization_id, form_id))
    .where('response_id', '=', response_id)
    .returning('storage_key')
    .execute();
  await db
    .deleteFrom('response')
    .$call(ofForm(organization_id, form_id))
    .where('id', '=', response_id)
    .execute();
  await deleteMailsAboutResponses(db, organization_id, form_id, [response_id]);
  await deleteSenders(db, organization_id, form_id, [submission_id]);
  await queueContentRemoval(db, files);
  await noteErasure(db);
}
