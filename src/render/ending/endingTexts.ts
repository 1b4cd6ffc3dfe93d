import type { Ending } from '#form/definition/document.ts';
import { withNumber } from '#form/formula/responseNumber.ts';
import { parseTemplate } from '#form/formula/template.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState, WhatFollows } from '#form/logic/evaluateForm.ts';
import { translateDefinition, translateRuleEnding } from '../translateDefinition.ts';

/** The ending that applies, in the language of the page and not filled in. */
export function endingFor(form: CompiledForm, state: FormState, language: string): Ending {
  const { ending } = state;
  if (ending === undefined || Object.keys(ending).length === 0)
    return translateDefinition(form.definition, language).ending ?? {};
  const id = idOf(form, ending);
  return id === undefined ? ending : translateRuleEnding(form.definition, id, ending, language);
}

/** The id of a rule's ending. It is not part of the compiled form, because the script of the page has no use for it. */
function idOf({ pages, definition }: CompiledForm, ending: Ending): string | undefined {
  for (const page of pages) {
    const end = page.ends.find((each) => each.ending.ending === ending);
    if (end === undefined) continue;
    const action = definition.logic?.[end.rule]?.do.find(
      (each) => each.action === 'end' && each.after === page.id,
    );
    return action?.action === 'end' ? action.id : undefined;
  }
  return undefined;
}

/** The ending as programs get it: texts with plain dates and numbers, in the language of the page. */
export function endingTexts(
  form: CompiledForm,
  state: FormState,
  { language, number }: { readonly language: string; readonly number: number | null },
): WhatFollows {
  const { title, message } = endingFor(form, state, language);
  const filled = (text: string) => state.fill(parseTemplate(withNumber(text, number)));
  return {
    ...state.follows(),
    ...(title === undefined ? {} : { title: filled(title) }),
    ...(message === undefined ? {} : { message: filled(message) }),
  };
}
