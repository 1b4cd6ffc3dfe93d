import { isObject } from '#kit/isObject.ts';
import { isShallow } from '#kit/nesting.ts';
import { parseInstant } from '#kit/time/instant.ts';
import { uuidPattern } from '#kit/uuid.ts';
import { maxCreatedAt, maxResponseId, maxVersion, minResponseId, type ResponseLine } from './archive.ts';

/**
 * A fast path for the common case: true only for lines that `responseLine` accepts, false for lines that it has to
 * decide. The schema is ten times slower: ten minutes instead of one for millions of lines.
 */
export function isOrdinaryResponseLine(value: unknown): value is ResponseLine {
  if (!isObject(value)) return false;
  const { version, submission_id, language, number, extra } = value;
  let keys = 7;
  if (version !== undefined) {
    if (!isIntegerUpTo(version, maxVersion) || version < 1) return false;
    keys += 1;
  }
  if (submission_id !== undefined) {
    if (typeof submission_id !== 'string' || submission_id === '' || submission_id.length > 200) return false;
    keys += 1;
  }
  if (language !== undefined) {
    if (typeof language !== 'string' || language === '' || language.length > 100) return false;
    keys += 1;
  }
  if (number !== undefined) {
    if (!isIntegerUpTo(number, maxResponseId) || number < 1) return false;
    keys += 1;
  }
  if (extra !== undefined) {
    if (!isObject(extra) || !isShallow(extra)) return false;
    keys += 1;
  }
  return (
    isIntegerUpTo(value.id, maxResponseId) &&
    value.id >= minResponseId &&
    typeof value.test === 'boolean' &&
    isInstant(value.created_at) &&
    value.created_at <= maxCreatedAt &&
    (value.updated_at === value.created_at || isInstant(value.updated_at)) &&
    Array.isArray(value.workflows) &&
    isShallow(value.workflows) &&
    isVisitor(value.visitor) &&
    isArrayOf(value.response, isItem) &&
    hasKeys(value, keys)
  );
}

type Plain = Record<string, unknown>;

/** Rejects unknown keys: all expected keys are present, so an equal count leaves no other. */
function hasKeys(value: Plain, count: number): boolean {
  return Object.keys(value).length === count;
}

function isIntegerUpTo(value: unknown, largest: number): value is number {
  return Number.isSafeInteger(value) && Number(value) <= largest;
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && parseInstant(value) !== undefined;
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isArrayOf(value: unknown, isElement: (element: unknown) => boolean): boolean {
  if (!Array.isArray(value)) return false;
  for (const element of value) if (!isElement(element)) return false;
  return true;
}

function isVisitor(value: unknown): boolean {
  return (
    isObject(value) &&
    isString(value.country) &&
    isString(value.region) &&
    isString(value.city) &&
    Number.isSafeInteger(value.time_spent) &&
    isString(value.url) &&
    hasKeys(value, 5)
  );
}

function isItem(item: unknown): boolean {
  return (
    isObject(item) &&
    isString(item.field_id) &&
    isString(item.field_type) &&
    isValue(item.value_type, item.value) &&
    hasKeys(item, 4)
  );
}

function isValue(type: unknown, value: unknown): boolean {
  switch (type) {
    case 'string':
      return isString(value);
    case 'number':
      return Number.isFinite(value);
    case 'options':
      return isArrayOf(value, isOption);
    case 'files':
      return isArrayOf(value, isFile);
    case 'table':
      return (
        isObject(value) &&
        isArrayOf(value.headers, isString) &&
        isArrayOf(value.rows, isRow) &&
        hasKeys(value, 2)
      );
    case 'address':
      return isAddress(value);
    default:
      return false;
  }
}

function isOption(value: unknown): boolean {
  return isObject(value) && isString(value.label) && isString(value.value) && hasKeys(value, 2);
}

function isFile(value: unknown): boolean {
  return (
    isObject(value) &&
    isString(value.id) &&
    uuidPattern.test(value.id) &&
    isString(value.name) &&
    isString(value.type) &&
    Number.isSafeInteger(value.size) &&
    hasKeys(value, 4)
  );
}

function isRow(value: unknown): boolean {
  return isArrayOf(value, isString);
}

const addressKeys = ['full_address', 'line1', 'line2', 'city', 'state', 'postal_code', 'country'];

function isAddress(value: unknown): boolean {
  return isObject(value) && addressKeys.every((key) => isString(value[key])) && hasKeys(value, 7);
}
