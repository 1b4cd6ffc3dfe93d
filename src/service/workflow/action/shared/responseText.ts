import type { FormDefinition } from '#form/definition/document.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { type AnswerRow, answerRows } from '#render/answer/answerRows.ts';
import type { ActionContext } from '../action.ts';

const compiled = new WeakMap<FormDefinition, CompiledForm>();

/** The answers of the response in the language of the form, as people read them. */
export function rowsOf({ form, response, fill }: Pick<ActionContext, 'form' | 'response' | 'fill'>): AnswerRow[] {
  const { definition } = form;
  let ready = compiled.get(definition);
  if (ready === undefined) {
    const made = compileForm(definition);
    if (!made.ok) return [];
    ready = made.value;
    compiled.set(definition, ready);
  }
  return answerRows(ready, response.answers(), {
    language: languageOf(definition),
    fill: (text) => fill(text),
  });
}

export function languageOf({ language }: Pick<FormDefinition, 'language'>): string {
  return language ?? 'en';
}
