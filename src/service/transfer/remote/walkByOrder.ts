import { formatInstant } from '#kit/time/instant.ts';
import { isFalling, keep, type ListWalk, pageLimit, type WalkCursor } from './listWalk.ts';

/**
 * The fallback for servers that do not combine `after` and `before`: reads page by page in the order that the first
 * page showed. Each page begins again with the last item's millisecond, so that ties at the edge are not lost.
 */
export async function walkByOrder(walk: ListWalk, start: WalkCursor): Promise<'read' | 'absent'> {
  walk.report(`${walk.subject}: the server does not combine before and after; its order is relied on.`);
  let cursor: WalkCursor = { ...start, byOrder: true, floor: undefined };
  let ordered = true;
  while (!cursor.done) {
    const { ceiling, sign } = cursor;
    const bound = ceiling === undefined ? undefined : ceiling * sign;
    const page = await walk.ask(sign === 1 ? { before: bound } : { after: bound }, pageLimit);
    if (page === 'absent') return 'absent';
    if (page === 'refused') {
      walk.report(`${walk.subject}: the server refuses the bounds of the list; it is not complete.`);
      return 'read';
    }
    const positions = page.times.map((time) => time * sign);
    ordered &&= isFalling(positions);
    const lowest = Math.min(...positions);
    const isLast = page.hasMore === false || (page.hasMore === undefined && page.items.length < pageLimit);
    const next = isLast ? undefined : nextCeiling(ceiling, lowest, page.grain, walk);
    cursor = { ...cursor, ceiling: next, done: next === undefined };
    keep(walk, page, cursor);
  }
  if (!ordered) walk.report(`${walk.subject}: the list has no order by time; it may not be complete.`);
  return 'read';
}

/** Undefined if the bound has no effect, because continuing would read the same page for ever. */
function nextCeiling(
  ceiling: number | undefined,
  lowest: number,
  grain: number,
  walk: ListWalk,
): number | undefined {
  if (!Number.isFinite(lowest)) return undefined;
  if (ceiling === undefined || lowest + grain < ceiling) return lowest + grain;
  if (lowest > ceiling + grain) {
    walk.report(`${walk.subject}: the server pays no heed to the bounds of the list; it is not complete.`);
    return undefined;
  }
  // A whole page lies within the shared millisecond, so the walk has to skip the other items in it.
  const time = formatInstant(Math.abs(lowest));
  walk.report(
    `${walk.subject}: more items than a page holds were created at ${time}; some may be out of reach.`,
  );
  return ceiling - grain;
}
