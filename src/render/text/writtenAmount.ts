import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import { amountDue } from '../amountDue.ts';
import { writtenMoney } from './writtenNumber.ts';

/** The amount due in a field as the language writes it, such as €25.00; undefined if nothing is due. */
export function writtenAmount(
  form: CompiledForm,
  state: FormState,
  fieldId: string,
  locale: string,
): string | undefined {
  const due = amountDue(form, state, fieldId);
  return due && writtenMoney(due.amount, due.currency, locale);
}
