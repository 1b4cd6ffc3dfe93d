import { formatInstant } from '#kit/time/instant.ts';
import type { Bounds, ListPage } from './listPage.ts';
import { type ListWalk, pageLimit } from './listWalk.ts';

/** Enough for a server without any order to show a few hundred items by chance. */
const mostAttempts = 40;

/**
 * More items than a page holds were made in one millisecond, and no bound is finer. Three things may still
 * help, and cost little: an equal pair of bounds (where they are not strict), a limit above the documented one, and
 * asking again as long as something new comes. What then remains is reported.
 */
export async function readCrowdedMillisecond(walk: ListWalk, bounds: Bounds, page: ListPage): Promise<void> {
  const { after = 0, before = 0 } = bounds;
  const middle = after + 1;
  const tries: [Bounds, number][] = [
    [{ after: middle, before: middle }, pageLimit],
    [{ after, before }, 1000],
    [{ after, before }, pageLimit],
  ];
  let isWhole = page.hasMore === false;
  for (const [bound, limit] of tries) {
    let dry = 0;
    for (let attempt = 0; attempt < mostAttempts && dry < 4 && !isWhole; attempt++) {
      const again = await walk.ask(bound, limit);
      if (again === 'absent' || again === 'refused') break;
      const fresh = walk.staging.keepPage(walk.list, again.items);
      walk.onItems?.(fresh);
      isWhole = again.hasMore === false && again.times.includes(middle);
      dry = fresh === 0 ? dry + 1 : 0;
    }
  }
  if (!isWhole) {
    const time = formatInstant(middle);
    walk.report(
      `${walk.subject}: more items than a page holds were created at ${time}; some may be out of reach.`,
    );
  }
}
