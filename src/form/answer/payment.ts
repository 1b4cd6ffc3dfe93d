import { parseDecimal } from '#kit/decimal.ts';
import { parseTemplate } from '../formula/template.ts';
import type { CompiledForm } from '../logic/compiledForm.ts';
import type { FormState } from '../logic/evaluateForm.ts';
import type { CreditCardField } from '../type/creditCard/settings.ts';
import { type Fault, fault } from '../value/fault.ts';
import { largestAmount, payableAmount } from '../value/money.ts';
import { cutText, oneLine } from '../value/text.ts';

/** The payment that a response requires. */
export interface Payment {
  readonly field_id: string;
  readonly currency: string;
  /** With the decimals of the currency: `25.00`. */
  readonly amount: string;
  /** The purpose with its formulas filled in; undefined where the name of the form is used. */
  readonly purpose: string | undefined;
}

/**
 * The payment of the first visible credit_card field; undefined only where the amount is exactly 0. An amount that
 * cannot be calculated or charged is a fault, because the response must not go through unpaid; so is a payment that
 * is hidden because a value exceeded a limit.
 */
export function duePayment(
  form: CompiledForm,
  state: FormState,
): Payment | { readonly field: string; readonly fault: Fault } | undefined {
  for (const { id, known } of form.fields) {
    if (known?.field.type !== 'credit_card') continue;
    if (!state.isExact(id)) return { field: id, fault: fault('amount_invalid') };
    if (!state.visible.has(id)) continue;
    const charge = chargeOf(known.field, form.definition.currency, state);
    if (charge === undefined) continue;
    if ('code' in charge) return { field: id, fault: charge };
    return { field_id: id, ...charge, purpose: purposeOf(known.field, state) };
  }
  return undefined;
}

/** Whether these answers can only be sent with a payment. */
export function isPaymentDue(form: CompiledForm, state: FormState): boolean {
  const due = duePayment(form, state);
  return due !== undefined && ('amount' in due || due.fault.code === 'payments_not_set_up');
}

/** Undefined where the amount is exactly 0. */
function chargeOf(
  { id, currency: own }: CreditCardField,
  ofForm: string | undefined,
  state: FormState,
): Pick<Payment, 'currency' | 'amount'> | Fault | undefined {
  const currency = own ?? ofForm;
  const sum = state.amount(id);
  if (sum === undefined || sum.coefficient < 0n) return fault('amount_invalid');
  if (sum.isZero()) return undefined;
  if (currency === undefined) return fault('payments_not_set_up');
  const amount = payableAmount(sum.toText(), currency);
  if (amount === undefined) return fault('number_too_large', { max: largestAmount });
  return parseDecimal(amount)?.isZero() === true ? fault('amount_invalid') : { currency, amount };
}

/** The limit of the text in the form. Filled-in answers may exceed it, and payment pages refuse longer texts. */
const maxPurposeLength = 250;

function purposeOf({ purpose }: CreditCardField, state: FormState): string | undefined {
  if (purpose === undefined) return undefined;
  return oneLine(cutText(state.fill(parseTemplate(purpose)), maxPurposeLength)) || undefined;
}
