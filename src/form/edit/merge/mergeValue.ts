import { isObject } from '#kit/isObject.ts';
import { listKeys } from '../diff/listKeys.ts';
import { type JsonRecord, keysOf, own, same } from '../diff/same.ts';
import { alignItems } from './alignItems.ts';
import type { Conflict } from './conflict.ts';
import { mergeOrder } from './mergeOrder.ts';
import { commonSettings, free, type Shape } from './shape.ts';

/** The three states of one part; undefined where the part is missing. */
export interface Sides<Value = unknown> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

export interface Merging {
  readonly path: readonly string[];
  readonly conflicts: Conflict[];
}

/** Merges one part. A part that one side left alone is what the other side made of it. */
export function mergeValue(sides: Sides, shape: Shape, merging: Merging): unknown {
  const { base, mine, theirs } = sides;
  if (same(mine, theirs) || same(base, mine)) return theirs;
  if (same(base, theirs)) return mine;
  if (mine === undefined || theirs === undefined) {
    // Texts and numbers are settings, which may be missing; objects and lists are things, which are kept.
    const kept = mine ?? theirs;
    const isThing = typeof kept === 'object' && kept !== null;
    merging.conflicts.push({ kind: isThing ? 'deleted' : 'changed', path: merging.path, ...present(sides) });
    return isThing ? kept : theirs;
  }
  const whole = () => conflicting(sides, merging);
  if (shape.kind === 'list')
    return Array.isArray(mine) && Array.isArray(theirs)
      ? mergeList({ base: Array.isArray(base) ? base : [], mine, theirs }, shape, merging)
      : whole();
  if (shape.kind === 'value' || !isObject(mine) || !isObject(theirs)) return whole();
  const records = { base: isObject(base) ? base : {}, mine, theirs };
  if (shape.kind === 'field') return mergeField(records, shape, merging);
  return mergeParts(records, keysOf(records.base, mine, theirs), shape, merging);
}

/** Records a conflict; theirs stands. */
function conflicting(sides: Sides, { path, conflicts }: Merging): unknown {
  conflicts.push({ kind: 'changed', path, ...present(sides) });
  return sides.theirs;
}

/** Without the sides that are undefined, as JSON leaves them out. */
export function present({ base, mine, theirs }: Sides): Partial<Sides> {
  return {
    ...(base === undefined ? {} : { base }),
    ...(mine === undefined ? {} : { mine }),
    ...(theirs === undefined ? {} : { theirs }),
  };
}

export function mergeParts(
  { base, mine, theirs }: Sides<JsonRecord>,
  keys: Iterable<string>,
  shape: Extract<Shape, { kind: 'object' }> | { readonly parts: Readonly<Record<string, Shape>> },
  merging: Merging,
): JsonRecord {
  const merged: [string, unknown][] = [];
  for (const key of keys) {
    const part = mergeValue(
      { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) },
      Object.hasOwn(shape.parts, key) ? (shape.parts[key] ?? free) : free,
      { ...merging, path: [...merging.path, key] },
    );
    if (part !== undefined) merged.push([key, part]);
  }
  return Object.fromEntries(merged);
}

/**
 * A field whose type one side changed takes all settings of the type from that side: settings of two types together
 * are not a field.
 */
function mergeField(
  sides: Sides<JsonRecord>,
  { parts, byType }: Extract<Shape, { kind: 'field' }>,
  merging: Merging,
): JsonRecord {
  const { base, mine, theirs } = sides;
  const keys = [...keysOf(base, mine, theirs)];
  const hasOneType = mine.type === theirs.type && (base.type === undefined || base.type === mine.type);
  if (hasOneType) return mergeParts(sides, keys, { parts: { ...parts, ...byType?.get(mine.type) } }, merging);
  const common = mergeParts(
    sides,
    keys.filter((key) => commonSettings.has(key)),
    { parts },
    merging,
  );
  const ofType = mergeValue(
    { base: settingsOfType(base), mine: settingsOfType(mine), theirs: settingsOfType(theirs) },
    { kind: 'value' },
    { ...merging, path: [...merging.path, 'type'] },
  );
  return { ...common, ...(isObject(ofType) ? ofType : {}) };
}

export function settingsOfType(field: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(field).filter(([key]) => !commonSettings.has(key)));
}

function mergeList(
  { base, mine, theirs }: Sides<readonly unknown[]>,
  { item, least, most }: Extract<Shape, { kind: 'list' }>,
  merging: Merging,
): readonly unknown[] {
  const { path } = merging;
  const name = path.at(-1) ?? '';
  const keys = keysOfSides({ base, mine, theirs }, name);
  const inside: Conflict[] = [];
  const merged = new Map<string, unknown>();
  for (const key of new Set([...keys.base.keys(), ...keys.mine.keys(), ...keys.theirs.keys()])) {
    const sides = { base: keys.base.get(key), mine: keys.mine.get(key), theirs: keys.theirs.get(key) };
    const value = keys.haveIds
      ? mergeItem(sides, item, { path: [...path, key], conflicts: inside })
      : mergeRule(sides, item, { path, conflicts: inside });
    if (value !== undefined) merged.set(key, value);
  }
  const isKept = (key: string) => merged.has(key);
  const { order, conflicts } = mergeOrder(
    [...keys.base.keys()].filter(isKept),
    [...keys.mine.keys()].filter(isKept),
    [...keys.theirs.keys()].filter(isKept),
  );
  // Only of rules can a conflict name one item without an id.
  const isNameless = !keys.haveIds && name !== 'logic' && inside.length > 0;
  if (isNameless || order.length > most || order.length < least)
    return conflicting({ base, mine, theirs }, merging) as readonly unknown[];
  merging.conflicts.push(...inside);
  if (keys.haveIds)
    for (const { key, mine: after, theirs: other } of conflicts)
      merging.conflicts.push({
        kind: 'moved',
        path: [...path, key],
        mine: { after },
        theirs: { after: other },
      });
  return order.map((key) => merged.get(key));
}

/** An item that one side deleted is gone unless the other changed it. */
export function mergeItem(sides: Sides, shape: Shape, merging: Merging): unknown {
  const { base, mine, theirs } = sides;
  if (base !== undefined && (mine === undefined || theirs === undefined)) {
    const left = mine ?? theirs;
    if (left === undefined || same(left, base)) return undefined;
    merging.conflicts.push({ kind: 'deleted', path: merging.path, ...present(sides) });
    return left;
  }
  return mergeValue(sides, shape, merging);
}

/** An item without an id: a conflict inside it is about the whole of it, because a path could not name it. */
function mergeRule(sides: Sides, shape: Shape, { path, conflicts }: Merging): unknown {
  const inside: Conflict[] = [];
  const merged = mergeItem(sides, shape, { path, conflicts: inside });
  const [first] = inside;
  if (first === undefined) return merged;
  conflicts.push({ kind: first.kind === 'deleted' ? 'deleted' : 'changed', path, ...present(sides) });
  return sides.theirs ?? merged;
}

interface KeyedSides extends Sides<ReadonlyMap<string, unknown>> {
  readonly haveIds: boolean;
}

function keysOfSides({ base, mine, theirs }: Sides<readonly unknown[]>, name: string): KeyedSides {
  const [b, m, t] = [listKeys(name, base), listKeys(name, mine), listKeys(name, theirs)];
  if (b !== undefined && m !== undefined && t !== undefined)
    return { haveIds: true, base: zip(b, base), mine: zip(m, mine), theirs: zip(t, theirs) };
  return {
    haveIds: false,
    base: zip(
      base.map((_, at) => `#${at}`),
      base,
    ),
    mine: zip(alignItems(base, mine), mine),
    theirs: zip(alignItems(base, theirs), theirs),
  };
}

function zip(keys: readonly string[], items: readonly unknown[]): Map<string, unknown> {
  return new Map(keys.map((key, at) => [key, items[at]]));
}
