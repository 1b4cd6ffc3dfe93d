import { parseTemplate } from '#form/formula/template.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState, WhatFollows } from '#form/logic/evaluateForm.ts';
import { translateDefinition } from './translateDefinition.ts';

/** The ending texts in the language of the page. Endings set by rules have only one language. */
export function endingTexts(form: CompiledForm, state: FormState, language: string): WhatFollows {
  const follows = state.follows();
  if (state.ending !== undefined && Object.keys(state.ending).length > 0) return follows;
  const { ending } = translateDefinition(form.definition, language);
  const filled = (text: string) => state.fill(parseTemplate(text));
  return {
    ...follows,
    ...(ending?.title === undefined ? {} : { title: filled(ending.title) }),
    ...(ending?.message === undefined ? {} : { message: filled(ending.message) }),
  };
}
