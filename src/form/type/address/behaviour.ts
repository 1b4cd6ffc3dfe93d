import { isObject } from '#kit/isObject.ts';
import type { AddressAnswer, FormValues, ItemValue } from '../../value/answer.ts';
import { isCountry } from '../../value/countries.ts';
import { type Fault, fault, type Reading } from '../../value/fault.ts';
import { ownValue } from '../../value/ownValue.ts';
import { isLongerThan, isNothing, oneLine } from '../../value/text.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { type AddressField, addressParts as allParts, defaults } from './settings.ts';

type Part = keyof AddressAnswer;

const maxCharacters = 200;

/** A postal address in its parts; the country as its two-letter code. */
export const address: FieldBehaviour<AddressField, AddressAnswer> = {
  source: () => 'visitor',
  readForm,
  readJson,
  writeJson: (_field, answer) => ({ ...inOrder((part) => answer[part]) }),
  normalise,
  validate,
  printValue: (_field, answer): ItemValue => ({
    full_address: fullAddress(answer),
    ...inOrder((part) => answer[part]),
  }),
  readValue: (_field, value) => {
    const reading = readParts(value);
    return reading === undefined || isBlank(reading) ? undefined : reading;
  },
  printText: (_field, answer) => fullAddress(answer),
  printCell: (_field, answer) => fullAddress(answer),
  formulaUse: () => 'text',
  asNumber: () => '0',
  comparison: () => 'presence',
  settable: false,
  requirable: true,
};

function readForm(field: AddressField, values: FormValues): Reading<AddressAnswer> {
  const sent = inOrder((part) =>
    isAskedFor(field, part) ? (values.get(`${field.id}.${part}`)?.[0] ?? '') : '',
  );
  return { answer: isBlank(sent) || isUntouched(field, sent) ? undefined : sent };
}

/** The country may be preselected, so a country alone is not an answer. */
function isUntouched(field: AddressField, sent: AddressAnswer): boolean {
  const others = allParts.filter((part) => part !== 'country' && isAskedFor(field, part));
  if (others.length === 0 || field.default_country === undefined) return false;
  return sent.country === field.default_country && isBlank({ ...sent, country: '' });
}

function readJson(_field: AddressField, value: unknown): Reading<AddressAnswer> {
  if (isNothing(value) || (typeof value === 'string' && value.trim() === '')) return { answer: undefined };
  const parts = readParts(value);
  if (parts === undefined) return { fault: fault('malformed') };
  return { answer: isBlank(parts) ? undefined : parts };
}

/** Ignores other keys: the API's `value` also contains `full_address`. */
function readParts(value: unknown): AddressAnswer | undefined {
  if (!isObject(value)) return undefined;
  let readable = true;
  const parts = inOrder((part) => {
    const text = ownValue(value, part) ?? '';
    if (typeof text === 'string') return text;
    readable = false;
    return '';
  });
  return readable ? parts : undefined;
}

function normalise(field: AddressField, answer: AddressAnswer): AddressAnswer | undefined {
  const parts = inOrder((part) => {
    if (!isAskedFor(field, part)) return '';
    const text = oneLine(answer[part], maxCharacters);
    return part === 'country' && /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : text;
  });
  return isBlank(parts) ? undefined : parts;
}

function validate(field: AddressField, answer: AddressAnswer): Fault | undefined {
  for (const part of allParts) {
    if (isLongerThan(answer[part], maxCharacters)) return fault('text_too_long', { max: maxCharacters });
  }
  const { required_parts: required } = fillDefaults(defaults, field);
  const missing = allParts.filter(
    (part) => required.includes(part) && isAskedFor(field, part) && answer[part] === '',
  );
  if (missing.length > 0) return fault('address_part_missing', { part: missing.join(' ') });
  if (answer.country === '') return undefined;
  if (!isCountry(answer.country)) return fault('country_invalid');
  return field.countries === undefined || field.countries.includes(answer.country)
    ? undefined
    : fault('country_refused', { country: answer.country });
}

function isAskedFor(field: AddressField, part: Part): boolean {
  return fillDefaults(defaults, field).parts.includes(part);
}

function fullAddress(answer: AddressAnswer): string {
  return allParts
    .map((part) => answer[part])
    .filter((text) => text !== '')
    .join(', ');
}

function isBlank(answer: AddressAnswer): boolean {
  return allParts.every((part) => answer[part].trim() === '');
}

/** The order of the keys is that of the API. */
function inOrder(textOf: (part: Part) => string): AddressAnswer {
  return {
    line1: textOf('line1'),
    line2: textOf('line2'),
    city: textOf('city'),
    state: textOf('state'),
    postal_code: textOf('postal_code'),
    country: textOf('country'),
  };
}
