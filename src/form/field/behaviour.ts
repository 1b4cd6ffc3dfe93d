import type { FormulaUse } from '../formula/formula.ts';
import type { Answer, AnswerContext, FormValues, ItemValue } from '../value/answer.ts';
import type { Fault, Reading } from '../value/fault.ts';

/** Where answers of a field come from. */
export type Source = 'visitor' | 'computed' | 'payment' | 'nobody';

/** How conditions compare the answers of a field; see `src/form/logic/operators.ts`. */
export type Comparison = 'text' | 'number' | 'day' | 'clock' | 'options' | 'presence' | 'none';

/** JSON as `JSON.parse` gives it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * What one field type does. Each type is one file in this folder, and all of them are held to one contract test.
 *
 * An answer goes: `readForm` or `readJson` → `normalise` → `validate` → `printValue`. Nothing here throws, whatever
 * comes in.
 */
export interface FieldBehaviour<Field, Given extends Answer> {
  source(field: Field): Source;

  /** From what a browser sends: `field1`, and for parts of an answer `field1.city`. */
  readForm(field: Field, values: FormValues, context: AnswerContext): Reading<Given>;
  /** From the value's natural JSON form; null and what a browser would send empty are no answer. */
  readJson(field: Field, value: unknown, context: AnswerContext): Reading<Given>;
  /** The natural JSON form, which `readJson` reads again. */
  writeJson(field: Field, answer: Given): Json;

  /** The one way to write what was meant; undefined where nothing is left. Doing it twice changes nothing. */
  normalise(field: Field, answer: Given): Given | undefined;
  /** The first thing that is wrong with a normalised answer. Whether there must be one is not asked here. */
  validate(field: Field, answer: Given, context: AnswerContext): Fault | undefined;

  /** `value` in API v2. */
  printValue(field: Field, answer: Given): ItemValue;
  /** From a stored `value`; undefined where it is not one of this field. */
  readValue(field: Field, value: unknown): Given | undefined;
  /** For people: in mails and where a text repeats an answer. */
  printText(field: Field, answer: Given): string;
  /** One cell of a table of responses. Against spreadsheets that calculate, the CSV writer guards all cells. */
  printCell(field: Field, answer: Given): string;

  formulaUse(field: Field): FormulaUse;
  /** What it counts in formulas, in plain decimal digits: `12.5`, `-3`. `0` where it counts nothing. */
  asNumber(field: Field, answer: Given): string;

  comparison(field: Field): Comparison;
  /** Whether a rule may set its value. */
  readonly settable: boolean;
  /** Whether a visitor can be made to answer it. */
  readonly requirable: boolean;
}
