import { isObject } from '#kit/isObject.ts';
import type { FormDefinition } from '../../schema/definition.ts';
import { listKeys } from './listKeys.ts';
import { type JsonRecord, keysOf, own, same } from './same.ts';

/**
 * The difference between two JSON values, with what was before, so that it can be inverted. It only holds what differs:
 * a long form with one new label has a short change.
 */
export type Change =
  | { readonly kind: 'value'; readonly before?: unknown; readonly after?: unknown }
  | { readonly kind: 'object'; readonly parts: Readonly<Record<string, Change>> }
  /** Items are at their keys, or at their index where `name` is empty. */
  | { readonly kind: 'list'; readonly name: string; readonly parts: Readonly<Record<string, Change>> }
  /** Items were added, removed or moved; `before` and `after` are the keys in order. */
  | {
      readonly kind: 'order';
      readonly name: string;
      readonly before: readonly string[];
      readonly after: readonly string[];
      readonly parts: Readonly<Record<string, Change>>;
    };

/** Undefined if the documents are equal. */
export function diff(before: FormDefinition, after: FormDefinition): Change | undefined {
  return difference('', before, after);
}

function difference(name: string, before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (isObject(before) && isObject(after)) {
    const parts = differences(before, after, keysOf(before, after));
    return parts && { kind: 'object', parts };
  }
  if (Array.isArray(before) && Array.isArray(after)) return listDifference(name, before, after);
  if (same(before, after)) return undefined;
  return valueChange(before, after);
}

function valueChange(before: unknown, after: unknown): Change {
  return {
    kind: 'value',
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

function differences(
  before: JsonRecord,
  after: JsonRecord,
  keys: Iterable<string>,
): Record<string, Change> | undefined {
  const parts: [string, Change][] = [];
  for (const key of keys) {
    const part = difference(key, own(before, key), own(after, key));
    if (part !== undefined) parts.push([key, part]);
  }
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

function listDifference(
  name: string,
  before: readonly unknown[],
  after: readonly unknown[],
): Change | undefined {
  const keysBefore = listKeys(name, before);
  const keysAfter = listKeys(name, after);
  if (keysBefore === undefined || keysAfter === undefined) {
    if (same(before, after)) return undefined;
    if (before.length !== after.length) return { kind: 'value', before, after };
    const parts = differences({ ...before }, { ...after }, Object.keys(before));
    return parts && { kind: 'list', name: '', parts };
  }
  const one = byKey(keysBefore, before);
  const other = byKey(keysAfter, after);
  const parts = differences(one, other, keysOf(one, other));
  if (same(keysBefore, keysAfter)) return parts && { kind: 'list', name, parts };
  return { kind: 'order', name, before: keysBefore, after: keysAfter, parts: parts ?? {} };
}

function byKey(keys: readonly string[], items: readonly unknown[]): JsonRecord {
  return Object.fromEntries(keys.map((key, at) => [key, items[at]]));
}

/**
 * The document after the change. The document has to be the one that the change was made from; parts that do not change
 * are shared.
 */
export function apply(change: Change | undefined, document: FormDefinition): FormDefinition {
  // A change of a document leads to a document: it was made from two of them.
  return change === undefined ? document : (applied(change, document) as FormDefinition);
}

function applied(change: Change, value: unknown): unknown {
  switch (change.kind) {
    case 'value':
      return change.after;
    case 'object':
      return appliedToParts(change.parts, isObject(value) ? value : {});
    case 'list': {
      const items = Array.isArray(value) ? value : [];
      const keys = listKeys(change.name, items) ?? items.map((_, at) => String(at));
      return items.map((item, at) => {
        const part = partAt(change.parts, keys[at] ?? '');
        return part === undefined ? item : applied(part, item);
      });
    }
    case 'order': {
      const items = Array.isArray(value) ? value : [];
      const known = byKey(change.before, items);
      return change.after.map((key) => {
        const part = partAt(change.parts, key);
        return part === undefined ? own(known, key) : applied(part, own(known, key));
      });
    }
  }
}

function partAt(parts: Readonly<Record<string, Change>>, key: string): Change | undefined {
  return Object.hasOwn(parts, key) ? parts[key] : undefined;
}

function appliedToParts(parts: Readonly<Record<string, Change>>, value: JsonRecord): JsonRecord {
  const next: Record<string, unknown> = { ...value };
  for (const [key, part] of Object.entries(parts)) {
    const held = applied(part, own(value, key));
    if (held === undefined) delete next[key];
    else next[key] = held;
  }
  return next;
}

/** The change back: `apply(invert(change), apply(change, document))` equals `document`. */
export function invert(change: Change): Change {
  if (change.kind === 'value') return valueChange(change.after, change.before);
  const parts = Object.fromEntries(Object.entries(change.parts).map(([key, part]) => [key, invert(part)]));
  if (change.kind === 'order')
    return { kind: 'order', name: change.name, before: change.after, after: change.before, parts };
  return { ...change, parts };
}
