import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import { payableAmount } from '#form/value/money.ts';

/** The amount due in a field, such as `EUR 25.00`; undefined if nothing is due. */
export function amountDue(form: CompiledForm, state: FormState, fieldId: string): string | undefined {
  const field = form.fields[form.numberOfField.get(fieldId) ?? -1]?.known?.field;
  const charged = state.amount(fieldId);
  if (field?.type !== 'credit_card' || field.currency === undefined || charged === undefined)
    return undefined;
  const amount = payableAmount(charged.toText(), field.currency);
  return amount === undefined || /^[0.]+$/.test(amount) ? undefined : `${field.currency} ${amount}`;
}
