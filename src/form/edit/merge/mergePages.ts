import type { Field, FormDefinition, Page } from '../../schema/definition.ts';
import { maxFields, maxPages } from '../../value/listLimits.ts';
import { listKeys } from '../diff/listKeys.ts';
import { same } from '../diff/same.ts';
import type { Conflict, ConflictLocation } from './conflict.ts';
import { mergeOrder } from './mergeOrder.ts';
import { mergeItem, mergeValue, present, type Sides } from './mergeValue.ts';
import { pageShapes } from './shape.ts';

type Pages = FormDefinition['pages'];

interface LocatedField {
  readonly field: Field;
  readonly page: string;
}

/** One side of the pages, taken apart: fields are known by their id wherever they are. */
interface Side {
  readonly pages: ReadonlyMap<string, Omit<Page, 'fields'>>;
  readonly fields: ReadonlyMap<string, LocatedField>;
  /** The fields of each page, in order. */
  readonly order: ReadonlyMap<string, readonly string[]>;
}

/** Merges pages and fields. A field may be changed by one side while the other moves it to another page. */
export function mergePages(sides: Sides<Pages>, conflicts: Conflict[]): Pages {
  if (same(sides.base, sides.mine) || same(sides.mine, sides.theirs)) return sides.theirs;
  if (same(sides.base, sides.theirs)) return sides.mine;
  const [base, mine, theirs] = [apart(sides.base), apart(sides.mine), apart(sides.theirs)];
  const whole = () => {
    conflicts.push({ kind: 'changed', path: ['pages'], ...sides });
    return sides.theirs;
  };
  if (base === undefined || mine === undefined || theirs === undefined) return whole();
  const inside: Conflict[] = [];
  const fields = mergeFields({ base, mine, theirs }, inside);
  const pages = keptPages({ base, mine, theirs }, fields, inside);
  const merged = orderOf({ base: base.pages, mine: mine.pages, theirs: theirs.pages }, pages);
  for (const { key, mine: after, theirs: other } of merged.conflicts)
    inside.push({ kind: 'moved', path: ['pages', key], mine: { after }, theirs: { after: other } });
  const result = merged.order.map((id) => ({
    ...(pages.get(id) ?? { id, label: '' }),
    fields: fieldsOfPage(id, { base, mine, theirs }, fields, inside),
  }));
  const isWithin = result.length <= maxPages && result.every(({ fields: list }) => list.length <= maxFields);
  if (!isWithin) return whole();
  conflicts.push(...inside);
  return result;
}

/** Undefined if ids repeat, which leaves no way to tell which is which. */
function apart(list: Pages): Side | undefined {
  const everyField = list.flatMap(({ fields }) => fields);
  if (listKeys('pages', list) === undefined || listKeys('fields', everyField) === undefined) return undefined;
  const pages = new Map<string, Omit<Page, 'fields'>>();
  const fields = new Map<string, LocatedField>();
  const order = new Map<string, readonly string[]>();
  for (const { fields: inPage, ...page } of list) {
    pages.set(page.id, page);
    order.set(
      page.id,
      inPage.map(({ id }) => id),
    );
    for (const field of inPage) fields.set(field.id, { field, page: page.id });
  }
  return { pages, fields, order };
}

function mergeFields(
  { base, mine, theirs }: Sides<Side>,
  conflicts: Conflict[],
): ReadonlyMap<string, LocatedField> {
  const merged = new Map<string, LocatedField>();
  for (const id of new Set([...base.fields.keys(), ...mine.fields.keys(), ...theirs.fields.keys()])) {
    const sides = { base: base.fields.get(id), mine: mine.fields.get(id), theirs: theirs.fields.get(id) };
    const located = mergeLocated(id, sides, conflicts);
    if (located !== undefined) merged.set(id, located);
  }
  return merged;
}

function mergeLocated(
  id: string,
  { base, mine, theirs }: Sides<LocatedField | undefined>,
  conflicts: Conflict[],
): LocatedField | undefined {
  const path = ['fields', id];
  if (mine === undefined || theirs === undefined) {
    const left = mine ?? theirs;
    if (left === undefined || base === undefined) return left;
    if (same(left, base)) return undefined;
    const sides = { base: base.field, mine: mine?.field, theirs: theirs?.field };
    conflicts.push({ kind: 'deleted', path, ...present(sides) });
    return left;
  }
  const field = mergeValue({ base: base?.field, mine: mine.field, theirs: theirs.field }, pageShapes.field, {
    path,
    conflicts,
  }) as Field;
  if (mine.page === theirs.page || base?.page === mine.page) return { field, page: theirs.page };
  if (base?.page === theirs.page) return { field, page: mine.page };
  conflicts.push({
    kind: 'moved',
    path,
    mine: { page: mine.page, after: '' } satisfies ConflictLocation,
    theirs: { page: theirs.page, after: '' } satisfies ConflictLocation,
  });
  return { field, page: theirs.page };
}

/** A page that one side deleted is kept if the other changed it or has a field in it that is kept. */
function keptPages(
  { base, mine, theirs }: Sides<Side>,
  fields: ReadonlyMap<string, LocatedField>,
  conflicts: Conflict[],
): ReadonlyMap<string, Omit<Page, 'fields'>> {
  const inUse = new Set([...fields.values()].map(({ page }) => page));
  const kept = new Map<string, Omit<Page, 'fields'>>();
  for (const id of new Set([...base.pages.keys(), ...mine.pages.keys(), ...theirs.pages.keys()])) {
    const sides = { base: base.pages.get(id), mine: mine.pages.get(id), theirs: theirs.pages.get(id) };
    const merging = { path: ['pages', id], conflicts };
    const page = mergeItem(sides, pageShapes.page, merging) as Omit<Page, 'fields'> | undefined;
    const left = sides.mine ?? sides.theirs;
    if (page !== undefined) kept.set(id, page);
    else if (inUse.has(id) && left !== undefined) {
      kept.set(id, left);
      conflicts.push({ kind: 'deleted', path: merging.path, ...present(sides) });
    }
  }
  return kept;
}

function fieldsOfPage(
  page: string,
  { base, mine, theirs }: Sides<Side>,
  fields: ReadonlyMap<string, LocatedField>,
  conflicts: Conflict[],
): Field[] {
  const here = new Map<string, Field>();
  for (const [id, located] of fields) if (located.page === page) here.set(id, located.field);
  const listOf = ({ order }: Side) => new Map((order.get(page) ?? []).map((id) => [id, true]));
  const merged = orderOf({ base: listOf(base), mine: listOf(mine), theirs: listOf(theirs) }, here);
  for (const { key, mine: after, theirs: other } of merged.conflicts)
    conflicts.push({
      kind: 'moved',
      path: ['fields', key],
      mine: { page, after } satisfies ConflictLocation,
      theirs: { page, after: other } satisfies ConflictLocation,
    });
  return merged.order.flatMap((id) => here.get(id) ?? []);
}

/** The merged order of the kept keys. */
function orderOf(
  { base, mine, theirs }: Sides<ReadonlyMap<string, unknown>>,
  kept: ReadonlyMap<string, unknown>,
): ReturnType<typeof mergeOrder> {
  const keysIn = (side: ReadonlyMap<string, unknown>) => [...side.keys()].filter((key) => kept.has(key));
  return mergeOrder(keysIn(base), keysIn(mine), keysIn(theirs));
}
