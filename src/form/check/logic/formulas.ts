import { namesNumber } from '../../formula/responseNumber.ts';
import { parseTemplate } from '../../formula/template.ts';
import { type CheckedForm, fieldsOfType } from '../checkedForm.ts';
import { type Finding, finding, type Location, within } from '../findings.ts';
import { nameOf, shortened } from '../nameOf.ts';
import { shownTexts } from '../shownTexts.ts';
import { textsOfTranslation } from '../translations.ts';
import { withAdvice } from './formulaAdvice.ts';
import { formulaFinding, judgeFormula, judgeParsed } from './judgeFormula.ts';
import { misspeltBrackets } from './misspeltBrackets.ts';

/** Checks the formulas of fields, and those in texts in every language. */
export function* checkFormulas(form: CheckedForm): Generator<Finding> {
  for (const { field, location } of fieldsOfType(form, 'hidden')) {
    yield* checkFormula(
      form,
      field.formula,
      ['text', 'number'],
      within(location, '.formula'),
      `The formula of ${nameOf(field)}`,
    );
  }
  for (const { field, location } of fieldsOfType(form, 'credit_card')) {
    yield* checkFormula(
      form,
      field.formula,
      ['number'],
      within(location, '.formula'),
      `The amount of ${nameOf(field)}`,
    );
  }
  for (const { text, location, translated, isPlain } of shownTexts(form))
    if (!isPlain) {
      yield* checkText(form, text, location);
      if (translated[0] !== 'ending' && translated[0] !== 'endings') yield* checkNumber(text, location);
    }
  for (const { text, path, isOfEnding } of textsOfTranslation(form)) {
    yield* checkText(form, text, { path });
    if (!isOfEnding) yield* checkNumber(text, { path });
  }
}

function* checkFormula(
  form: CheckedForm,
  source: string | undefined,
  expected: readonly ('number' | 'text')[],
  location: Location,
  called: string,
): Generator<Finding> {
  if (source === undefined) return;
  const judged = judgeFormula(form, source, expected);
  if ('fault' in judged) yield formulaFinding(judged.fault, location, called);
}

/** Refuses the number of the response in a text that is read before there is one. */
export function* checkNumber(text: string, location: Location): Generator<Finding> {
  if (namesNumber(text))
    yield finding(
      'number_too_early',
      location,
      'The response has no number yet; write [number] in endings, mails and other actions, or \\[number] for the words.',
    );
}

/** Checks the formulas in a text. */
export function* checkText(form: CheckedForm, text: string, location: Location): Generator<Finding> {
  // Most texts have no bracket, so parsing thousands of option labels is skipped.
  if (!text.includes('[')) return;
  yield* misspeltBrackets(form, text, location);
  const field = location.field === undefined ? undefined : form.fieldOf(location.field)?.field;
  const holder = field === undefined ? '' : ` in ${nameOf(field)}`;
  for (const part of parseTemplate(text)) {
    if ('fault' in part) {
      const fault = withAdvice(form, part.source, part.fault);
      yield formulaFinding(fault, location, `[${shortened(part.source)}]${holder}`);
    }
    if (!('formula' in part)) continue;
    const judged = judgeParsed(form, part.formula, ['text', 'number']);
    if ('fault' in judged)
      yield formulaFinding(judged.fault, location, `[${shortened(part.formula.source)}]${holder}`);
  }
}
