import fc from 'fast-check';
import type { AddressAnswer, ChosenOption, TableAnswer } from '../../value/answer.ts';
import { countries } from '../../value/countries.ts';

/**
 * Any characters, with a letter so that the normalised text is not empty. Answers here are valid, but not always
 * canonical.
 */
export const line = fc
  .tuple(fc.constantFrom('a', 'é', '字', '🙂'), fc.string({ unit: 'binary', maxLength: 40 }))
  .map(([letter, rest]) => letter + rest);

export const lines = fc.array(line, { minLength: 1, maxLength: 4 }).map((texts) => texts.join('\r\n'));

export const letters = fc.string({ unit: fc.constantFrom(...'abcXYZäßéñŁ字'), minLength: 1, maxLength: 30 });

export const numberText = fc
  .tuple(fc.integer({ min: -999, max: 1_000_000_000 }), fc.nat(999))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(3, '0')}`);

export const webAddress = fc
  .tuple(fc.constantFrom('https://', 'http://'), word(), fc.constantFrom('', '/', '/a?b=c#d', ':8080/ä'))
  .map(([scheme, name, path]) => `${scheme}${name}.example${path}`);

export const code = fc.stringMatching(/^[A-Z]{2}\d{3}$/);

export const email = fc
  .tuple(word(), fc.constantFrom('', '+tag', '.b'), word(), fc.constantFrom('org', 'co.uk', 'ORG'))
  .map(([local, tag, domain, top]) => `${local}${tag}@${domain}.${top}`);

export const phone = fc
  .tuple(fc.constantFrom('+49 30 ', '+4930', '+49-30/'), fc.integer({ min: 200_000, max: 9_999_999 }))
  .map(([begin, number]) => `${begin}${number}`);

export const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

export const time = fc
  .tuple(fc.nat(23), fc.nat(11))
  .map(([hours, fives]) => `${two(hours)}:${two(fives * 5)}`);

export const booking = fc.uuid().map((id) => `https://api.calendly.com/scheduled_events/${id}`);

export const address: fc.Arbitrary<AddressAnswer> = fc.record(
  {
    line1: line,
    line2: fc.oneof(fc.constant(''), line),
    city: line,
    state: fc.oneof(fc.constant(''), line),
    postal_code: fc.constantFrom('', '10117', 'SW1A 1AA'),
    country: fc.oneof(fc.constantFrom(...countries), fc.constantFrom('de', 'Jp')),
  },
  { noNullPrototype: true },
);

export function oneOf(values: readonly string[]): fc.Arbitrary<ChosenOption[]> {
  return fc.constantFrom(...values).map((value) => [{ value }]);
}

export function someOf(values: readonly string[], most: number): fc.Arbitrary<ChosenOption[]> {
  return fc
    .shuffledSubarray([...values], { minLength: 1, maxLength: most })
    .map((chosen) => chosen.map((value) => ({ value })));
}

/** An option, or a text for "Other", which may equal the value of an option. */
export function otherOr(values: readonly string[], otherValue: string): fc.Arbitrary<ChosenOption[]> {
  const words = fc.oneof(line, fc.constantFrom(...values, otherValue));
  return fc.oneof(
    oneOf(values),
    words.map((other) => [{ value: otherValue, other }]),
  );
}

/** For the columns name, number, date, time, e-mail, choice, checkbox; the name is never empty. */
export function table(values: readonly string[]): fc.Arbitrary<TableAnswer> {
  const or = (cell: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), cell);
  const row = fc.tuple(
    line,
    or(numberText),
    or(day),
    or(time),
    or(email),
    or(fc.constantFrom(...values)),
    fc.constantFrom('', 'yes'),
  );
  const blank = fc.constant(['', ' ', '', '', '', '', '']);
  return fc
    .tuple(row, fc.array(fc.oneof(row, blank), { maxLength: 5 }))
    .map(([first, others]) => ({ rows: [first, ...others] }));
}

export const matrix: fc.Arbitrary<TableAnswer> = fc
  .tuple(line, fc.constantFrom('', 'yes'), fc.oneof(fc.constant(''), line))
  .map(([why, good, other]) => ({
    rows: [
      [good, why],
      ['', other],
    ],
  }));

function word(): fc.Arbitrary<string> {
  return fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
