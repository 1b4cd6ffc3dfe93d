import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import { payableAmount } from '#form/value/money.ts';

export interface AmountDue {
  /** In plain digits, such as `25.00`. */
  readonly amount: string;
  readonly currency: string;
}

/** The amount due in a field; undefined if nothing is due. */
export function amountDue(form: CompiledForm, state: FormState, fieldId: string): AmountDue | undefined {
  const field = form.fields[form.numberOfField.get(fieldId) ?? -1]?.known?.field;
  const charged = state.amount(fieldId);
  if (field?.type !== 'credit_card' || charged === undefined) return undefined;
  const currency = field.currency ?? form.definition.currency;
  const amount = currency && payableAmount(charged.toText(), currency);
  return !amount || !currency || /^[0.]+$/.test(amount) ? undefined : { amount, currency };
}
