import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';

/**
 * Whether a text that names these questions has nothing to say yet: one that must be answered is not, and none has an answer
 * but by its default. Such a form cannot be sent, so nobody sends it without having seen the text.
 */
export function isWaiting(
  questions: readonly string[],
  form: Pick<CompiledForm, 'fields' | 'numberOfField'>,
  { answers, required }: Pick<FormState, 'answers' | 'required'>,
): boolean {
  if (!questions.some((id) => required.has(id) && !answers.has(id))) return false;
  return !questions.some(
    (id) => answers.has(id) && !hasDefault(form.fields[form.numberOfField.get(id) ?? -1]?.field),
  );
}

function hasDefault(field: object | undefined): boolean {
  return field !== undefined && 'default' in field && field.default !== undefined;
}
