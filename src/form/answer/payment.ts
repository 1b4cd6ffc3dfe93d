import { payableAmount } from '../field/money.ts';
import type { CompiledForm } from '../logic/compiledForm.ts';
import type { FormState } from '../logic/evaluateForm.ts';
import { type Fault, fault } from './fault.ts';

/** What is to be paid for a response. */
export interface Payment {
  readonly field_id: string;
  readonly currency: string;
  /** With the decimals of the currency: `25.00`. */
  readonly amount: string;
  /** What is paid for; undefined where the name of the form says it. */
  readonly purpose: string | undefined;
}

/**
 * What the first visible credit_card field charges; undefined where nothing is due. A sum that cannot be charged is a
 * fault, since the response must not go through unpaid.
 */
export function duePayment(
  form: CompiledForm,
  state: FormState,
): Payment | { readonly field: string; readonly fault: Fault } | undefined {
  for (const { id, known } of form.fields) {
    const field = known?.field;
    if (field?.type !== 'credit_card' || !state.visible.has(id)) continue;
    const charged = state.amount(id);
    if (charged === undefined || charged.coefficient <= 0n) continue;
    if (field.currency === undefined) return { field: id, fault: fault('payments_not_set_up') };
    const amount = payableAmount(charged.toText(), field.currency);
    if (amount === undefined) return { field: id, fault: fault('number_too_large', { max: largestAmount }) };
    if (/^[0.]+$/.test(amount)) continue;
    return { field_id: id, currency: field.currency, amount, purpose: field.purpose };
  }
  return undefined;
}

const largestAmount = 999_999_999_999_999;
