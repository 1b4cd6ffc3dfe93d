import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';

/** The fields that the visitor can answer, in form order: visible ones, without texts and hidden values. */
export function answerableFields(form: CompiledForm, state: FormState): string[] {
  return form.fields
    .filter(({ id, known }) => known !== undefined && isAnswerable(known.type) && state.visible.has(id))
    .map(({ id }) => id);
}

/** Whether the field can be answered and focused: texts and hidden values cannot. */
export function isAnswerable(type: string): boolean {
  return type !== 'hidden' && type !== 'rich_text';
}

/** Encoded, because ids of imported forms may contain spaces. */
export function writeSeen(ids: readonly string[]): string {
  return ids.map((id) => encodeURIComponent(id.toWellFormed())).join(' ');
}

/** Reads back the ids that `writeSeen` has written; ignores unknown words. */
export function readSeen(form: CompiledForm, written: string): Set<string> {
  const words = new Set(written.split(' '));
  return new Set(form.fields.map(({ id }) => id).filter((id) => words.has(writeSeen([id]))));
}
