import { isObject } from '#kit/isObject.ts';
import type { ChosenOption, FormValues } from '../../../value/answer.ts';
import { fault, type Reading } from '../../../value/fault.ts';
import { ownValue } from '../../../value/ownValue.ts';
import { isNothing } from '../../../value/text.ts';
import { type ChoiceField, type Chosen, optionsByValue, otherValueOf, type ShownOption } from './choice.ts';

type Options = ReadonlyMap<string, ShownOption>;

/** The values of the checked options. The text of "Other" counts only where "Other" is checked. */
export function readFormChosen(field: ChoiceField, values: FormValues): Reading<Chosen> {
  const words = values.get(`${field.id}.other`)?.[0]?.trim() ?? '';
  const options = optionsByValue(field);
  const otherValue = otherValueOf(field);
  return collect(values.get(field.id) ?? [], (value) =>
    value === otherValue ? { answer: { value, other: words } } : readOption(options, value),
  );
}

/** A list of option values, with `{"other": "words"}` for "Other"; a single value need not be in a list. */
export function readJsonChosen(field: ChoiceField, value: unknown): Reading<Chosen> {
  const options = optionsByValue(field);
  const otherValue = otherValueOf(field);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return collect(entries, (entry) => {
    if (typeof entry === 'string') return readOption(options, entry);
    if (isNothing(entry)) return { answer: undefined };
    const words = isObject(entry) ? ownValue(entry, 'other') : undefined;
    if (words !== null && typeof words !== 'string') return { fault: fault('malformed') };
    if (otherValue === undefined) return { fault: fault('option_unknown') };
    return { answer: { value: otherValue, other: words?.trim() ?? '' } };
  });
}

function readOption(options: Options, value: string): Reading<ChosenOption> {
  if (options.has(value)) return { answer: { value } };
  return value.trim() === '' ? { answer: undefined } : { fault: fault('option_unknown') };
}

/** The distinct chosen options, or the first fault. "Other" can hold only one text. */
function collect<Entry>(
  entries: readonly Entry[],
  read: (entry: Entry) => Reading<ChosenOption>,
): Reading<Chosen> {
  const chosen = new Map<string, ChosenOption>();
  for (const entry of entries) {
    const reading = read(entry);
    if ('fault' in reading) return reading;
    if (reading.answer === undefined) continue;
    const { value, other = '' } = reading.answer;
    const earlier = chosen.get(value)?.other ?? '';
    if (earlier !== '' && other !== '' && earlier !== other) return { fault: fault('malformed') };
    if (earlier === '') chosen.set(value, reading.answer);
  }
  return { answer: chosen.size === 0 ? undefined : [...chosen.values()] };
}
