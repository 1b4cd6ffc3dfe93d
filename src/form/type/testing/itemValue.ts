import assert from 'node:assert/strict';
import { storableJson } from '#kit/text/storableText.ts';
import type { ItemValue } from '../../value/answer.ts';
import type { ValueType } from '../../value/kinds.ts';

const isText = (value: unknown): boolean => typeof value === 'string';

/**
 * Asserts that a value has the shape of its type in API v2, including the key order, and that both databases can
 * store it.
 */
export function assertItemValue(valueType: ValueType, value: ItemValue): void {
  assert.ok(hasShape(valueType, value), `not of type ${valueType}: ${JSON.stringify(value)?.slice(0, 200)}`);
  const json = JSON.stringify(value);
  assert.equal(storableJson(value), json, 'a character that cannot be stored');
  assert.deepEqual(JSON.parse(json), value, 'JSON does not keep it');
}

function hasShape(valueType: ValueType, value: ItemValue): boolean {
  switch (valueType) {
    case 'string':
      return typeof value === 'string' && value.trim() !== '';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0);
    case 'options':
      return isList(value, (entry) => keysOf(entry) === 'label,value' && Object.values(entry).every(isText));
    case 'files':
      return isList(value, (entry) => keysOf(entry) === 'id,name,type,size');
    case 'table': {
      if (typeof value !== 'object' || !('rows' in value)) return false;
      const { headers, rows } = value;
      if (keysOf(value) !== 'headers,rows' || rows.length === 0 || !headers.every(isText)) return false;
      return rows.every((row) => row.length === headers.length && row.every(isText));
    }
    case 'address':
      return (
        keysOf(value) === 'full_address,line1,line2,city,state,postal_code,country' &&
        Object.values(value).every(isText)
      );
  }
}

function isList(value: ItemValue, holds: (entry: object) => boolean): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every((entry) => typeof entry === 'object' && entry !== null && holds(entry));
}

function keysOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.keys(value).join(',') : '';
}
