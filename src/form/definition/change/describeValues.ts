import { isObject } from '#kit/isObject.ts';

/** Describes changed JSON values in sentences. */

const maxTextLength = 60;

/** A value in a sentence, truncated where it is long. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing');
  return text.length <= maxTextLength
    ? text
    : `${text.slice(0, maxTextLength - 1)}…${typeof value === 'string' ? '"' : ''}`;
}

/** One sentence for each key that differs: `field3: max_length changes from 200 to 500.` */
export function describeValues(what: string, before: object, after: object): string[] {
  const earlier = new Map(Object.entries(before).filter(([, value]) => value !== undefined));
  const later = new Map(Object.entries(after).filter(([, value]) => value !== undefined));
  const changes: string[] = [];
  for (const key of new Set([...earlier.keys(), ...later.keys()])) {
    const from = earlier.get(key);
    const to = later.get(key);
    if (sameJson(from, to)) continue;
    if (isObject(from) && isObject(to)) changes.push(...describeValues(`${what}: ${key}`, from, to));
    else if (from === undefined) changes.push(`${what}: ${key} becomes ${shown(to)}.`);
    else if (to === undefined) changes.push(`${what}: ${key} is no longer set; it was ${shown(from)}.`);
    else if (shown(from) === shown(to)) changes.push(`${what}: ${key} changes beyond what fits here.`);
    else changes.push(`${what}: ${key} changes from ${shown(from)} to ${shown(to)}.`);
  }
  return changes;
}

/** The same whatever the order of keys. */
export function sameJson(one: unknown, other: unknown): boolean {
  return one === other || canonicalJson(one) === canonicalJson(other);
}

/** A canonical text, equal for equal values whatever the order of keys. */
export function canonicalJson(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
