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
 * The behaviour of one field type. Each type is one file in this folder, and one contract test covers all. An answer
 * passes `readForm` or `readJson`, then `normalise`, `validate` and `printValue`. None of them throws, whatever the
 * input.
 */
export interface FieldBehaviour<Field, Given extends Answer> {
  source(field: Field): Source;

  /** Reads the values of an HTML form: `field1`, and `field1.city` for a part of an answer. */
  readForm(field: Field, values: FormValues, context: AnswerContext): Reading<Given>;
  /** Reads the JSON of an answer; null and empty values are no answer. */
  readJson(field: Field, value: unknown, context: AnswerContext): Reading<Given>;
  /** The JSON of an answer, which `readJson` reads again. */
  writeJson(field: Field, answer: Given): Json;

  /** The canonical form of an answer; undefined where nothing is left. Idempotent. */
  normalise(field: Field, answer: Given): Given | undefined;
  /** The first fault of a normalised answer. Required fields are checked elsewhere, see `faultsIn`. */
  validate(field: Field, answer: Given, context: AnswerContext): Fault | undefined;

  /** `value` in API v2. */
  printValue(field: Field, answer: Given): ItemValue;
  /** Reads a stored `value`; undefined where it does not fit the field. */
  readValue(field: Field, value: unknown): Given | undefined;
  /** The answer for people, in mails and in texts that repeat it. */
  printText(field: Field, answer: Given): string;
  /** One cell of a table of responses. The CSV writer escapes formulas in all cells. */
  printCell(field: Field, answer: Given): string;

  formulaUse(field: Field): FormulaUse;
  /** The number of the answer in formulas, in plain decimal digits: `12.5`, `-3`; `0` where it has none. */
  asNumber(field: Field, answer: Given): string;

  comparison(field: Field): Comparison;
  /** Whether a rule may set its value. */
  readonly settable: boolean;
  /** Whether the field can be required. */
  readonly requirable: boolean;
}
