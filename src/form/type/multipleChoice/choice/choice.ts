import { Decimal } from '#kit/decimal.ts';
import { shownOptions } from '../../../definition/shownOptions.ts';
import type { ChosenOption } from '../../../value/answer.ts';
import { type Fault, fault } from '../../../value/fault.ts';
import { isLongerThan, oneLine } from '../../../value/text.ts';
import type { FieldOf } from '../../declarations.ts';
import { fillDefaults } from '../../fillDefaults.ts';
import { otherDefaults } from '../settings.ts';

/** The settings that both field types with options share. */

export type ChoiceField = FieldOf<'multiple_choice' | 'dropdown'>;
export type Chosen = readonly ChosenOption[];

export interface ShownOption {
  readonly label: string;
  readonly value: string;
  readonly price?: number | undefined;
}

/** The value of "Other"; undefined where the field does not offer it. */
export function otherValueOf(field: ChoiceField): string | undefined {
  if (field.type !== 'multiple_choice' || field.other === undefined) return undefined;
  return fillDefaults(otherDefaults, field.other).value;
}

/** A cache: lists of options are long, and a published document never changes. */
const known = new WeakMap<ChoiceField, ReadonlyMap<string, ShownOption>>();

/** The options by value. The first of several options with one value wins. */
export function optionsByValue(field: ChoiceField): ReadonlyMap<string, ShownOption> {
  const options = known.get(field) ?? readOptions(field);
  known.set(field, options);
  return options;
}

function readOptions(field: ChoiceField): ReadonlyMap<string, ShownOption> {
  const options = new Map<string, ShownOption>();
  for (const option of shownOptions(field) ?? []) {
    if (!options.has(option.value)) options.set(option.value, option);
  }
  return options;
}

/**
 * The distinct options in the order of the form. "Other" always has a text, which may be empty; the first text that
 * is not empty wins.
 */
export function normaliseChosen(field: ChoiceField, answer: Chosen): Chosen | undefined {
  const words = new Map<string, string>();
  for (const { value, other = '' } of answer) {
    if (!words.get(value)) words.set(value, other.trim());
  }
  const otherValue = otherValueOf(field);
  const ordered: ChosenOption[] = [];
  for (const value of optionsByValue(field).keys()) {
    const own = words.get(value);
    if (own === undefined) continue;
    ordered.push(value === otherValue ? { value, other: oneLineOfWords(field, own) } : { value });
  }
  return ordered.length === 0 ? undefined : ordered;
}

/** A text far above the limit is refused anyway, so it is not normalised. */
function oneLineOfWords(field: ChoiceField, words: string): string {
  const most = maxWords(field);
  return words.length > 4 * most ? words : oneLine(words, most);
}

export function validateOptions(field: ChoiceField, answer: Chosen): Fault | undefined {
  const options = optionsByValue(field);
  return answer.every(({ value }) => options.has(value)) ? undefined : fault('option_unknown');
}

/** "Other" needs a text. */
export function validateOther(field: ChoiceField, answer: Chosen): Fault | undefined {
  const otherValue = otherValueOf(field);
  const chosen = answer.find(({ value }) => value === otherValue);
  if (chosen === undefined) return undefined;
  const words = chosen.other ?? '';
  if (words.trim() === '') return fault('other_missing');
  const max = maxWords(field);
  return isLongerThan(words, max) ? fault('other_too_long', { max }) : undefined;
}

/** Characters at most in the words beside "Other". */
export function maxWords(field: ChoiceField): number {
  const other = field.type === 'multiple_choice' ? field.other : undefined;
  return other === undefined ? otherDefaults.max_length : fillDefaults(otherDefaults, other).max_length;
}

export function hasPrices(field: ChoiceField): boolean {
  return (shownOptions(field) ?? []).some(({ price }) => price !== undefined);
}

/** The exact sum of the prices in plain decimal digits: 0.1 and 0.2 make 0.3. */
export function sumOfPrices(field: ChoiceField, answer: Chosen): string {
  const options = optionsByValue(field);
  const priceOf = (value: string) => Decimal.ofNumber(options.get(value)?.price ?? 0);
  return answer.reduce((sum, { value }) => sum.add(priceOf(value)), Decimal.zero).toText();
}
