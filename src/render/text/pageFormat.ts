import type { TextFormat } from '#form/formula/shownText.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import { localeOf } from '../locale.ts';
import { translateDefinition } from '../translateDefinition.ts';
import { labelIn, shownLabels } from './shownLabels.ts';
import { textFormat } from './textFormat.ts';

/** The format of values in the texts of a page. */
export function pageFormat(form: CompiledForm, state: FormState, language: string): TextFormat {
  const { definition } = form;
  const labels = shownLabels(definition, translateDefinition(definition, language));
  return textFormat(form, state, localeOf(language), (id, value) => labelIn(labels, id, value));
}
