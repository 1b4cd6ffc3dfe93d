import { isObject } from '#kit/isObject.ts';

/** The lists of a document whose items have an identity, by the property that holds it. */
const keyProperties: ReadonlyMap<string, string> = new Map([
  ['pages', 'id'],
  ['fields', 'id'],
  ['columns', 'id'],
  ['rows', 'id'],
  ['options', 'value'],
  ['workflows', 'id'],
  // The actions of workflows; of those of rules only endings may have an id.
  ['do', 'id'],
]);

/**
 * The keys of a list's items; undefined if the items have no identity, or if two share one, which a document that is
 * being written may have for a while.
 */
export function listKeys(name: string, items: readonly unknown[]): string[] | undefined {
  const property = keyProperties.get(name);
  if (property === undefined) return undefined;
  const keys: string[] = [];
  for (const item of items) {
    const key = isObject(item) ? item[property] : undefined;
    if (typeof key !== 'string') return undefined;
    keys.push(key);
  }
  return new Set(keys).size === keys.length ? keys : undefined;
}
