import { isObject } from '#kit/isObject.ts';
/** Whether two JSON values are equal, whatever the order of their keys. Shared parts are not compared again. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, at) => same(item, other[at]))
    );
  if (!isObject(one) || !isObject(other)) return false;
  for (const key of keysOf(one, other)) if (!same(own(one, key), own(other, key))) return false;
  return true;
}

export type JsonRecord = { readonly [key: string]: unknown };

/** The keys of several objects, each once; a key that holds undefined counts as missing. */
export function keysOf(...records: readonly JsonRecord[]): Set<string> {
  const keys = new Set<string>();
  for (const record of records)
    for (const key of Object.keys(record)) if (record[key] !== undefined) keys.add(key);
  return keys;
}

/** A property of the object itself: ids and values that people choose may be called `constructor`. */
export function own(record: JsonRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
