import { isWritable } from './lenientInstant.ts';
import type { Bounds, ListPage } from './listPage.ts';
import { isFalling, keep, type ListWalk, pageLimit, type WalkCursor } from './listWalk.ts';
import { readCrowdedMillisecond } from './readCrowdedMillisecond.ts';
import { walkByOrder } from './walkByOrder.ts';

/**
 * Reads a whole v2 list without assuming how it is sorted. It requests windows of time, and a window counts as read
 * only if its page was not full, so nothing depends on the order or on ties at the edge of a page. Neighbouring
 * windows share a millisecond, so it does not matter whether the bounds are strict.
 *
 * The walk terminates: a full window gets a higher floor until one millisecond is left, a window that was not full
 * moves the ceiling down past it, and below an empty window the walk drops the floor, which either ends it or shows
 * an item that the next window passes.
 */
export async function walkList(walk: ListWalk): Promise<'read' | 'absent'> {
  let cursor = restore(walk);
  while (!cursor.done) {
    if (cursor.byOrder) return walkByOrder(walk, cursor);
    const bounds = boundsOf(cursor);
    const page = await walk.ask(bounds, pageLimit);
    if (page === 'absent') return 'absent';
    if (page === 'refused') {
      if (bounds.after === undefined && bounds.before === undefined) return 'absent';
      cursor = { ...cursor, byOrder: true };
      continue;
    }
    if (cursor.floor === undefined && cursor.ceiling === undefined)
      cursor.sign = isOldestFirst(page.times) ? -1 : 1;
    const positions = page.times.map((time) => time * cursor.sign);
    if (!areWithin(positions, page.grain, cursor)) {
      keep(walk, page, cursor);
      cursor = { ...cursor, byOrder: true };
      continue;
    }
    const next = isFull(page, cursor) ? narrowed(cursor, positions, page) : closed(cursor, positions);
    keep(walk, page, next ?? cursor);
    if (next !== undefined) cursor = next;
    else {
      await readCrowdedMillisecond(walk, boundsOf(cursor), page);
      cursor = closed(cursor, positions);
      walk.staging.keepCursor(walk.list, cursor);
    }
  }
  return 'read';
}

function restore({ staging, list }: ListWalk): WalkCursor {
  const kept = staging.cursor(list);
  // Only list walks write this cursor, always in this shape.
  return (kept as WalkCursor | undefined) ?? { done: false, sign: 1, capacity: 0, byOrder: false };
}

function boundsOf({ sign, floor, ceiling }: WalkCursor): Bounds {
  const [low, high] = sign === 1 ? [floor, ceiling] : [ceiling, floor];
  return {
    after: low === undefined ? undefined : low * sign,
    before: high === undefined ? undefined : high * sign,
  };
}

function isOldestFirst(times: number[]): boolean {
  const [first, last] = [times[0], times.at(-1)];
  return first !== undefined && last !== undefined && first < last && isFalling(times.map((time) => -time));
}

/** Accepts times on a bound, because the specification does not say whether bounds are inclusive. */
function areWithin(
  positions: number[],
  grain: number,
  { floor = -Infinity, ceiling = Infinity }: WalkCursor,
): boolean {
  return positions.every((position) => position > floor - grain && position < ceiling + grain);
}

/** A page as long as the longest one that was followed by more may be followed by more, too. */
function isFull({ items, nameless, hasMore }: ListPage, cursor: WalkCursor): boolean {
  const length = items.length + nameless;
  return hasMore === true || length >= pageLimit || (length > 0 && length === cursor.capacity);
}

/** A smaller window at the ceiling, sized by the items of the full one; undefined at one millisecond. */
function narrowed(cursor: WalkCursor, positions: number[], page: ListPage): WalkCursor | undefined {
  const { floor, ceiling } = cursor;
  if (floor !== undefined && ceiling !== undefined && ceiling - floor <= 2) return undefined;
  const falling = [...positions].sort((left, right) => right - left);
  // Ordered items are those next to the ceiling, so most of them fit; unordered ones are a sample of the window.
  const share = isFalling(positions) ? 0.9 : 0.5;
  const sampled = falling[Math.floor(falling.length * share)] ?? falling.at(-1) ?? ceiling ?? 0;
  const next = isBetween(sampled, cursor) ? sampled : divided(cursor, sampled, page.grain);
  return { ...cursor, floor: next, capacity: Math.max(cursor.capacity, positions.length) };
}

function isBetween(position: number, { floor = -Infinity, ceiling = Infinity }: WalkCursor): boolean {
  return position > floor && position <= ceiling - 2;
}

/** Halves the window if the items give no hint, because they lie on its edge or their times are too coarse. */
function divided({ floor, ceiling }: WalkCursor, sampled: number, grain: number): number {
  if (ceiling === undefined) return floor === undefined ? sampled : floor + grain;
  if (floor === undefined) return ceiling - Math.max(2, grain);
  return Math.min(floor + Math.ceil((ceiling - floor) / 2), ceiling - 2);
}

/**
 * The cursor below a window that has been read. The next window is sized to fill most of a page at the same density.
 */
function closed(cursor: WalkCursor, positions: number[]): WalkCursor {
  const { floor, capacity } = cursor;
  if (floor === undefined) return { ...cursor, done: true };
  const ceiling = floor + 1;
  const highest = cursor.ceiling ?? Math.max(...positions, floor + 1);
  const width =
    (highest - floor) * Math.min(8, (0.8 * (capacity || pageLimit)) / Math.max(1, positions.length));
  const next = ceiling - Math.max(2, Math.ceil(width));
  const known = positions.length > 0 && isWritable(next * cursor.sign);
  return { ...cursor, ceiling, floor: known ? next : undefined };
}
