import { payableAmount } from '../field/money.ts';
import { cutText, oneLine } from '../field/text.ts';
import { parseTemplate } from '../formula/template.ts';
import type { CompiledForm } from '../logic/compiledForm.ts';
import type { FormState } from '../logic/evaluateForm.ts';
import type { CreditCardField } from '../schema/field/creditCard.ts';
import { type Fault, fault } from './fault.ts';

/** What is to be paid for a response. */
export interface Payment {
  readonly field_id: string;
  readonly currency: string;
  /** With the decimals of the currency: `25.00`. */
  readonly amount: string;
  /** What is paid for, its formulas filled in; undefined where the name of the form says it. */
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
    return { field_id: id, currency: field.currency, amount, purpose: purposeOf(field, state) };
  }
  return undefined;
}

const largestAmount = 999_999_999_999_999;

/** As long as the text in the form may be: answers in it can be of any length, which payment pages do not take. */
const longestPurpose = 250;

function purposeOf({ purpose }: CreditCardField, state: FormState): string | undefined {
  if (purpose === undefined) return undefined;
  return oneLine(cutText(state.fill(parseTemplate(purpose)), longestPurpose)) || undefined;
}
