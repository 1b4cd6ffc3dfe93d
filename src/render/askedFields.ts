import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';

/** What the visitor is asked for, in the order of the form: the visible fields without texts and hidden values. */
export function askedFields(form: CompiledForm, state: FormState): string[] {
  return form.fields
    .filter(({ id, known }) => known !== undefined && isAsked(known.type) && state.visible.has(id))
    .map(({ id }) => id);
}

/** Whether there is something to go to: texts and hidden values are nobody's to answer. */
export function isAsked(type: string): boolean {
  return type !== 'hidden' && type !== 'rich_text';
}

/** Ids of imported forms may have spaces in them. */
export function writeSeen(ids: readonly string[]): string {
  return ids.map((id) => encodeURIComponent(id.toWellFormed())).join(' ');
}

/** The fields of a form that a page has shown, from what `writeSeen` has written; other words say nothing. */
export function readSeen(form: CompiledForm, written: string): Set<string> {
  const words = new Set(written.split(' '));
  return new Set(form.fields.map(({ id }) => id).filter((id) => words.has(writeSeen([id]))));
}
