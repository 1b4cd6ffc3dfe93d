import { isObject } from '#kit/isObject.ts';
import type { ChosenOption } from '../../../value/answer.ts';
import { ownValue } from '../../../value/ownValue.ts';
import type { Json } from '../../behaviour.ts';
import { type ChoiceField, type Chosen, normaliseChosen, optionsByValue, otherValueOf } from './choice.ts';

/** As the API shows it: "Other" has its label, and the visitor's words as its value. */
export function printChosen(field: ChoiceField, answer: Chosen): { label: string; value: string }[] {
  const options = optionsByValue(field);
  const otherValue = otherValueOf(field);
  return answer.map(({ value, other = '' }) => ({
    label: options.get(value)?.label ?? value,
    value: value === otherValue ? other : value,
  }));
}

/**
 * Matches an option by label and value, then "Other" by its label, then an option by its value: the text of "Other"
 * may equal the value of an option, and options may have been relabelled.
 */
export function readPrinted(field: ChoiceField, printed: unknown): Chosen | undefined {
  if (!Array.isArray(printed)) return undefined;
  const options = optionsByValue(field);
  const otherValue = otherValueOf(field);
  const otherLabel = otherValue === undefined ? undefined : options.get(otherValue)?.label;
  const answer: ChosenOption[] = [];
  for (const entry of printed) {
    if (!isObject(entry)) return undefined;
    const label = ownValue(entry, 'label');
    const value = ownValue(entry, 'value');
    if (typeof label !== 'string' || typeof value !== 'string') return undefined;
    const option = value === otherValue ? undefined : options.get(value);
    if (otherValue !== undefined && label === otherLabel && option?.label !== label) {
      answer.push({ value: otherValue, other: value });
    } else if (option !== undefined) {
      answer.push({ value });
    } else {
      return undefined;
    }
  }
  return normaliseChosen(field, answer);
}

/** The label of each option; for "Other", the text of the visitor. */
export function labelsOf(field: ChoiceField, answer: Chosen): string[] {
  const options = optionsByValue(field);
  const otherValue = otherValueOf(field);
  return answer.map(({ value, other }) =>
    value === otherValue && other ? other : (options.get(value)?.label ?? value),
  );
}

export function writeOption(field: ChoiceField, { value, other = '' }: ChosenOption): Json {
  return value === otherValueOf(field) ? { other } : value;
}
