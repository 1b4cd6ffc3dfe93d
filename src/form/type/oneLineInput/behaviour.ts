import { Decimal, parseDecimal } from '#kit/decimal.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import type { AnswerContext } from '../../value/answer.ts';
import { type Fault, fault } from '../../value/fault.ts';
import { isLongerThan, isShorterThan, oneLine, readJsonText } from '../../value/text.ts';
import { isWebAddress, wholeWebAddress } from '../../value/webAddress.ts';
import { writtenNumber } from '../../value/writtenNumber.ts';
import { textBehaviour } from '../base/textBehaviour.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { defaults, type OneLineInputField } from './settings.ts';

/** One line of text; letters, a number, a web address or a pattern where the field asks for it. */
export const oneLineInput: FieldBehaviour<OneLineInputField, string> = textBehaviour({
  readJson(field, value) {
    if (!isNumber(field) || typeof value !== 'number') return readJsonText(value);
    return Number.isFinite(value) ? { answer: plainNumber(value) } : { fault: fault('number_invalid') };
  },
  normalise(field, answer) {
    const line = oneLine(answer, maxCharacters(field));
    if (field.accepts === 'number') return (writtenNumber(line) ?? line) || undefined;
    if (field.accepts === 'url') return wholeWebAddress(line) || undefined;
    return line || undefined;
  },
  validate(field, answer, context) {
    const max = maxCharacters(field);
    if (isLongerThan(answer, max)) return fault('text_too_long', { max });
    const { min_length: min } = fillDefaults(defaults, field);
    if (isShorterThan(answer, min)) return fault('text_too_short', { min });
    return validateKind(field, answer, context);
  },
  formulaUse: (field) => (isNumber(field) ? 'either' : 'text'),
  asNumber: (field, answer) => (isNumber(field) ? (writtenNumber(answer) ?? '0') : '0'),
  comparison: (field) => (isNumber(field) ? 'number' : 'text'),
});

function isNumber({ accepts }: OneLineInputField): boolean {
  return accepts === 'number';
}

/** The largest allowed pattern matches a text of this length in 50 ms. */
const maxPatternInput = 4000;

function maxCharacters(field: OneLineInputField): number {
  const { accepts, max_length } = fillDefaults(defaults, field);
  return accepts === 'pattern' ? Math.min(max_length, maxPatternInput) : max_length;
}

function validateKind(field: OneLineInputField, answer: string, context: AnswerContext): Fault | undefined {
  switch (fillDefaults(defaults, field).accepts) {
    case 'text':
      return undefined;
    case 'letters':
      return isOfLetters(answer) ? undefined : fault('letters_only');
    case 'number':
      return validateNumber(field, answer);
    case 'url':
      return isWebAddress(answer) ? undefined : fault('url_invalid');
    case 'pattern':
      if (field.pattern === undefined || context.matches(field.pattern, answer)) return undefined;
      return fault('pattern_mismatch');
  }
}

/** Names may contain spaces, hyphens and apostrophes, but need at least one letter. */
function isOfLetters(text: string): boolean {
  return /^[\p{L}\p{M}\p{Zs}'\u2019\u2010\u2011-]+$/u.test(text) && /\p{L}/u.test(text);
}

/** Compares decimals, because floating point loses 0.1 when it is added to 1e15. */
function validateNumber({ min, max }: OneLineInputField, answer: string): Fault | undefined {
  const digits = writtenNumber(answer) ?? '';
  // Integers of up to 15 digits are exact in floating point.
  if (
    /^-?\d{1,15}$/.test(digits) &&
    !(Number(digits) < (min ?? -Infinity)) &&
    !(Number(digits) > (max ?? Infinity))
  )
    return undefined;
  const number = parseDecimal(digits);
  if (number === undefined) return fault('number_invalid');
  if (min !== undefined && number.compare(Decimal.ofNumber(min)) < 0) {
    return fault('number_too_small', { min: plainNumber(min) });
  }
  if (max !== undefined && number.compare(Decimal.ofNumber(max)) > 0) {
    return fault('number_too_large', { max: plainNumber(max) });
  }
  return undefined;
}
