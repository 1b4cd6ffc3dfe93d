import { formatInstant } from '#kit/time/instant.ts';
import type { Bounds, ListPage } from './listPage.ts';
import { type ListWalk, pageLimit } from './listWalk.ts';

/** Enough for a server without any order to show a few hundred items by chance. */
const maxAttempts = 40;

/**
 * More items than a page holds were created in one millisecond, and bounds are no finer. Three cheap attempts may
 * still help: equal bounds (if they are inclusive), a limit above the documented one, and repeating the request while
 * it brings new items. If items may still be missing, that is reported.
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
    for (let attempt = 0; attempt < maxAttempts && dry < 4 && !isWhole; attempt++) {
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
