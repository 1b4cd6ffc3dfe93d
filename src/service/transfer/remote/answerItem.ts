import { type ResponseItem, responseItem } from '#contract/v2.ts';
import { isObject } from '#kit/isObject.ts';
import type { Notice } from './reading.ts';
import type { Path, UnknownValues } from './unknownValues.ts';

const addressParts = ['full_address', 'line1', 'line2', 'city', 'state', 'postal_code', 'country'];

/**
 * Converts one answer and moves keys that the archive has no place for into `unknowns`. Undefined if the value does
 * not match its type; then `unknowns` keeps the whole answer.
 */
export function answerItem(
  source: unknown,
  index: number,
  unknowns: UnknownValues,
  notice: Notice,
): ResponseItem | undefined {
  const path: Path = ['response', index];
  if (isObject(source)) {
    const own = known(source, ['field_id', 'field_type', 'value_type', 'value'], path, unknowns, notice);
    own.value = knownValue(own.value_type, own.value, [...path, 'value'], unknowns, notice);
    if (typeof own.field_id === 'number') own.field_id = String(own.field_id);
    const parsed = responseItem.safeParse(own);
    if (parsed.success) return parsed.data;
  }
  unknowns.put(path, source);
  const type =
    isObject(source) && typeof source.value_type === 'string' ? source.value_type.slice(0, 40) : 'none';
  notice(`answers (value_type ${type}) that the API cannot show, kept under extra`);
  return undefined;
}

function knownValue(
  type: unknown,
  value: unknown,
  path: Path,
  unknowns: UnknownValues,
  notice: Notice,
): unknown {
  const keysOf = (keys: string[]) => (each: unknown, index: number) =>
    isObject(each) ? known(each, keys, [...path, index], unknowns, notice) : each;
  if (type === 'options' && Array.isArray(value)) return value.map(keysOf(['label', 'value']));
  if (type === 'files' && Array.isArray(value)) return value.map(keysOf(['id', 'name', 'type', 'size']));
  if (type === 'table' && isObject(value)) return known(value, ['headers', 'rows'], path, unknowns, notice);
  if (type === 'address' && isObject(value)) {
    const parts = known(value, addressParts, path, unknowns, notice);
    for (const part of addressParts) parts[part] ??= '';
    return parts;
  }
  return value;
}

function known(
  source: Record<string, unknown>,
  keys: string[],
  path: Path,
  unknowns: UnknownValues,
  notice: Notice,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(source)) {
    if (keys.includes(key)) kept[key] = value;
    else {
      unknowns.put([...path, key], value);
      notice(`unknown keys of answers (${key.slice(0, 60)}) kept under extra`);
    }
  }
  return kept;
}
