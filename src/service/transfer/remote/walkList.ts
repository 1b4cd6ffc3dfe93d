import { isWritable } from './lenientInstant.ts';
import type { Bounds, ListPage } from './listPage.ts';
import { isFalling, keep, type ListWalk, pageLimit, type WalkPlace } from './listWalk.ts';
import { readCrowdedMillisecond } from './readCrowdedMillisecond.ts';
import { walkByOrder } from './walkByOrder.ts';

/**
 * Reads a whole v2 list without assuming how it is sorted. It asks for windows of time, and a window counts as
 * read only when the answer was not full, so nothing depends on the order or on ties at the edge of a page. Neighbouring
 * windows share a millisecond, so it makes no difference whether the bounds are strict.
 *
 * It ends: a full window gets a higher floor until one millisecond is left, a window that was not full moves
 * the ceiling down past it, and below an empty one the walk asks without floor, which either ends it or shows an
 * item that the next window passes.
 */
export async function walkList(walk: ListWalk): Promise<'read' | 'absent'> {
  let place = restore(walk);
  while (!place.done) {
    if (place.byOrder) return walkByOrder(walk, place);
    const bounds = boundsOf(place);
    const page = await walk.ask(bounds, pageLimit);
    if (page === 'absent') return 'absent';
    if (page === 'refused') {
      if (bounds.after === undefined && bounds.before === undefined) return 'absent';
      place = { ...place, byOrder: true };
      continue;
    }
    if (place.floor === undefined && place.ceiling === undefined)
      place.sign = isOldestFirst(page.times) ? -1 : 1;
    const positions = page.times.map((time) => time * place.sign);
    if (!areWithin(positions, page.grain, place)) {
      keep(walk, page, place);
      place = { ...place, byOrder: true };
      continue;
    }
    const next = isFull(page, place) ? narrowed(place, positions, page) : closed(place, positions);
    keep(walk, page, next ?? place);
    if (next !== undefined) place = next;
    else {
      await readCrowdedMillisecond(walk, boundsOf(place), page);
      place = closed(place, positions);
      walk.staging.keepPlace(walk.list, place);
    }
  }
  return 'read';
}

function restore({ staging, list }: ListWalk): WalkPlace {
  const kept = staging.place(list);
  // Only this file writes the place, and only in this shape.
  return (kept as WalkPlace | undefined) ?? { done: false, sign: 1, capacity: 0, byOrder: false };
}

function boundsOf({ sign, floor, ceiling }: WalkPlace): Bounds {
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

/** An edge may be inside: the specification does not say which way a tie with a bound falls. */
function areWithin(
  positions: number[],
  grain: number,
  { floor = -Infinity, ceiling = Infinity }: WalkPlace,
): boolean {
  return positions.every((position) => position > floor - grain && position < ceiling + grain);
}

/** A page as long as the longest that had more behind it is not believed to be the last. */
function isFull({ items, nameless, hasMore }: ListPage, place: WalkPlace): boolean {
  const length = items.length + nameless;
  return hasMore === true || length >= pageLimit || (length > 0 && length === place.capacity);
}

/** A smaller window at the ceiling, judged by where the items of the full one lay; undefined at one millisecond. */
function narrowed(place: WalkPlace, positions: number[], page: ListPage): WalkPlace | undefined {
  const { floor, ceiling } = place;
  if (floor !== undefined && ceiling !== undefined && ceiling - floor <= 2) return undefined;
  const falling = [...positions].sort((left, right) => right - left);
  // Items in order are those next to the ceiling, so most of them fit; otherwise they are a sample of the whole.
  const share = isFalling(positions) ? 0.9 : 0.5;
  const sampled = falling[Math.floor(falling.length * share)] ?? falling.at(-1) ?? ceiling ?? 0;
  const next = isBetween(sampled, place) ? sampled : divided(place, sampled, page.grain);
  return { ...place, floor: next, capacity: Math.max(place.capacity, positions.length) };
}

function isBetween(position: number, { floor = -Infinity, ceiling = Infinity }: WalkPlace): boolean {
  return position > floor && position <= ceiling - 2;
}

/** Where the items say nothing, because they lie on the edge or are shown too coarsely, half of the window. */
function divided({ floor, ceiling }: WalkPlace, sampled: number, grain: number): number {
  if (ceiling === undefined) return floor === undefined ? sampled : floor + grain;
  if (floor === undefined) return ceiling - Math.max(2, grain);
  return Math.min(floor + Math.ceil((ceiling - floor) / 2), ceiling - 2);
}

/** The place below a window that is read. The next is sized to hold most of a page at the same density. */
function closed(place: WalkPlace, positions: number[]): WalkPlace {
  const { floor, capacity } = place;
  if (floor === undefined) return { ...place, done: true };
  const ceiling = floor + 1;
  const highest = place.ceiling ?? Math.max(...positions, floor + 1);
  const width =
    (highest - floor) * Math.min(8, (0.8 * (capacity || pageLimit)) / Math.max(1, positions.length));
  const next = ceiling - Math.max(2, Math.ceil(width));
  const known = positions.length > 0 && isWritable(next * place.sign);
  return { ...place, ceiling, floor: known ? next : undefined };
}
