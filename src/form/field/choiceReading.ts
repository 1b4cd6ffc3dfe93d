import type { ChosenOption, FormValues } from '../answer/answer.ts';
import { fault, type Reading } from '../answer/fault.ts';
import { type ChoiceField, type Chosen, optionsByValue, otherValueOf, type ShownOption } from './choice.ts';
import { isObject, ownValue } from './ownValue.ts';
import { isNothing } from './text.ts';

type Options = ReadonlyMap<string, ShownOption>;

/** The values of the ticked options; for "Other" with the words beside it, which without it are nothing. */
export function readFormChosen(field: ChoiceField, values: FormValues): Reading<Chosen> {
  const words = values.get(`${field.id}.other`)?.[0]?.trim() ?? '';
  const options = optionsByValue(field);
  const otherValue = otherValueOf(field);
  return collect(new Set(values.get(field.id)), (value) =>
    value === otherValue ? { answer: { value, other: words } } : readOption(options, value),
  );
}

/** A list of option values, with `{"other": "words"}` for "Other"; a lone one need not be in a list. */
export function readJsonChosen(field: ChoiceField, value: unknown): Reading<Chosen> {
  const options = optionsByValue(field);
  const otherValue = otherValueOf(field);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return collect(entries, (entry) => {
    if (isNothing(entry)) return { answer: undefined };
    if (typeof entry === 'string') return readOption(options, entry);
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

/** All that were chosen, or the first fault. Two different words for "Other" cannot both be kept. */
function collect<Entry>(
  entries: Iterable<Entry>,
  read: (entry: Entry) => Reading<ChosenOption>,
): Reading<Chosen> {
  const chosen: ChosenOption[] = [];
  let words = '';
  for (const entry of entries) {
    const reading = read(entry);
    if ('fault' in reading) return reading;
    if (reading.answer === undefined) continue;
    const own = reading.answer.other ?? '';
    if (own !== '' && words !== '' && own !== words) return { fault: fault('malformed') };
    if (own !== '') words = own;
    chosen.push(reading.answer);
  }
  return { answer: chosen.length === 0 ? undefined : chosen };
}
