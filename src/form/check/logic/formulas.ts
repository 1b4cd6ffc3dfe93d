import { parseTemplate } from '../../formula/template.ts';
import { type CheckedForm, fieldsOfType } from '../checkedForm.ts';
import { type Finding, type Place, within } from '../findings.ts';
import { nameOf, shortened } from '../nameOf.ts';
import { shownTexts } from '../shownTexts.ts';
import { textsOfTranslation } from '../translations.ts';
import { withAdvice } from './formulaAdvice.ts';
import { formulaFinding, judgeFormula, judgeParsed } from './judgeFormula.ts';
import { misspeltBrackets } from './misspeltBrackets.ts';

/** Checks the formulas of fields, and those in texts in every language. */
export function* checkFormulas(form: CheckedForm): Generator<Finding> {
  for (const { field, place } of fieldsOfType(form, 'hidden')) {
    yield* checkFormula(
      form,
      field.formula,
      ['text', 'number'],
      within(place, '.formula'),
      `The formula of ${nameOf(field)}`,
    );
  }
  for (const { field, place } of fieldsOfType(form, 'credit_card')) {
    yield* checkFormula(
      form,
      field.formula,
      ['number'],
      within(place, '.formula'),
      `The amount of ${nameOf(field)}`,
    );
  }
  for (const { text, place, isPlain } of shownTexts(form)) if (!isPlain) yield* checkText(form, text, place);
  for (const { text, path } of textsOfTranslation(form)) yield* checkText(form, text, { path });
}

function* checkFormula(
  form: CheckedForm,
  source: string | undefined,
  expected: readonly ('number' | 'text')[],
  place: Place,
  called: string,
): Generator<Finding> {
  if (source === undefined) return;
  const judged = judgeFormula(form, source, expected);
  if ('fault' in judged) yield formulaFinding(judged.fault, place, called);
}

/** Checks the formulas in a text. */
export function* checkText(form: CheckedForm, text: string, place: Place): Generator<Finding> {
  // Most texts have no bracket, so parsing thousands of option labels is skipped.
  if (!text.includes('[')) return;
  yield* misspeltBrackets(form, text, place);
  const field = place.field === undefined ? undefined : form.fieldOf(place.field)?.field;
  const holder = field === undefined ? '' : ` in ${nameOf(field)}`;
  for (const part of parseTemplate(text)) {
    if ('fault' in part) {
      const fault = withAdvice(form, part.source, part.fault);
      yield formulaFinding(fault, place, `[${shortened(part.source)}]${holder}`);
    }
    if (!('formula' in part)) continue;
    const judged = judgeParsed(form, part.formula, ['text', 'number']);
    if ('fault' in judged)
      yield formulaFinding(judged.fault, place, `[${shortened(part.formula.source)}]${holder}`);
  }
}
