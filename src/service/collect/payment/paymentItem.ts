import type { ResponseItem } from '#contract/v2.ts';
import { v2FieldsOf } from '#form/definition/apiView.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { formatPayment } from '#form/type/creditCard/behaviour.ts';
import type { Checkout } from '#outside/checkout.ts';
import type { PaymentRow } from '#store/query/collect/payment.ts';

/** How many answers precede the payment in the API's field order. */
export function positionOf(
  definition: FormDefinition,
  items: readonly { field_id: string }[],
  fieldId: string,
): number {
  const before = new Set<string>();
  for (const { id } of v2FieldsOf(definition)) {
    if (id === fieldId) break;
    before.add(id);
  }
  return items.filter(({ field_id }) => before.has(field_id)).length;
}

/** Inserts the payment's answer at its index: `USD 25.00 · Visa 4242`. */
export function withPayment(
  items: readonly ResponseItem[],
  payment: Pick<PaymentRow, 'field_id' | 'place' | 'currency' | 'amount'>,
  card: Checkout['card'],
): ResponseItem[] {
  return items.toSpliced(payment.place, 0, {
    field_id: payment.field_id,
    field_type: 'credit_card',
    value_type: 'string',
    value: formatPayment({ currency: payment.currency, amount: payment.amount, card }),
  });
}
