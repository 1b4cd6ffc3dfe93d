import { isObject } from '#kit/isObject.ts';
import type { FormDefinition } from '../../schema/definition.ts';
import { listKeys } from '../diff/listKeys.ts';
import { own, same } from '../diff/same.ts';
import type { Conflict, ConflictLocation } from './conflict.ts';
import { settingsOfType } from './mergeValue.ts';

/** The draft with one side of a conflict; the same draft if that side stands already, or if its place is gone. */
export function resolve(draft: FormDefinition, conflict: Conflict, side: 'mine' | 'theirs'): FormDefinition {
  const { kind, path } = conflict;
  const wanted = conflict[side];
  const [root, id = ''] = path;
  // Writing a part of a document at its path leaves a document.
  if (root === 'logic' && path.length === 1 && !Array.isArray(wanted ?? conflict.theirs))
    return withRule(draft, conflict, side);
  // The side that did not delete it stands.
  if (kind === 'deleted' && wanted !== undefined) return draft;
  if (kind === 'moved') return movedTo(draft, path, wanted as ConflictLocation);
  if (root !== 'fields') return write(draft, path, wanted, '') as FormDefinition;
  const page = draft.pages.find(({ fields }) => fields.some((field) => field.id === id));
  if (page === undefined) return draft;
  return write(draft, ['pages', page.id, ...path], wanted, '') as FormDefinition;
}

/** Writes a part; missing objects on the way are made, missing items are not. */
function write(value: unknown, path: readonly string[], wanted: unknown, name: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return same(value, wanted) ? value : wanted;
  if (Array.isArray(value)) {
    const at = listKeys(name, value)?.indexOf(key) ?? -1;
    if (at < 0) return value;
    const next = write(value[at], rest, wanted, key);
    if (next === value[at]) return value;
    return next === undefined ? value.toSpliced(at, 1) : value.with(at, next);
  }
  const record = isObject(value) ? value : {};
  // The type of a field goes with the settings that depend on it.
  if (key === 'type' && isObject(wanted)) {
    const common = Object.entries(record).filter(([part]) => !Object.hasOwn(settingsOfType(record), part));
    return { ...Object.fromEntries(common), ...wanted };
  }
  const before = own(record, key);
  const next = write(before, rest, wanted, key);
  if (next === before) return value;
  const { [key]: _replaced, ...others } = record;
  return next === undefined ? others : { ...record, [key]: next };
}

/** A rule is found by what the other side made of it. */
function withRule(draft: FormDefinition, conflict: Conflict, side: 'mine' | 'theirs'): FormDefinition {
  const rules = draft.logic ?? [];
  const wanted = conflict[side] as (typeof rules)[number] | undefined;
  const other = side === 'mine' ? conflict.theirs : conflict.mine;
  if (wanted !== undefined && rules.some((rule) => same(rule, wanted))) return draft;
  const at = rules.findIndex((rule) => same(rule, other));
  if (wanted === undefined) return at < 0 ? draft : { ...draft, logic: rules.toSpliced(at, 1) };
  return { ...draft, logic: at < 0 ? [...rules, wanted] : rules.with(at, wanted) };
}

function movedTo(draft: FormDefinition, path: readonly string[], location: ConflictLocation): FormDefinition {
  const [root, id = ''] = path;
  if (root === 'pages') {
    const pages = movedAfter(draft.pages, id, location.after);
    return pages === draft.pages ? draft : { ...draft, pages };
  }
  if (root === 'workflows' && path.length === 2 && draft.workflows !== undefined) {
    const workflows = movedAfter(draft.workflows, id, location.after);
    return workflows === draft.workflows ? draft : { ...draft, workflows };
  }
  const field = draft.pages.flatMap(({ fields }) => fields).find((held) => held.id === id);
  if (root !== 'fields' || field === undefined || path.length > 2) return draft;
  if (!draft.pages.some((page) => page.id === location.page)) return draft;
  return {
    ...draft,
    pages: draft.pages.map((page) => {
      const fields = page.fields.filter((held) => held.id !== id);
      if (page.id !== location.page) return fields.length === page.fields.length ? page : { ...page, fields };
      return { ...page, fields: movedAfter([...fields, field], id, location.after) };
    }),
  };
}

function movedAfter<Item extends { readonly id: string }>(items: Item[], id: string, after: string): Item[] {
  const item = items.find((held) => held.id === id);
  if (item === undefined) return items;
  const others = items.filter((held) => held !== item);
  const at = others.findIndex((held) => held.id === after);
  return others.toSpliced(at + 1, 0, item);
}
