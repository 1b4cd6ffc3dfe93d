import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatInstant } from '#kit/time/instant.ts';
import type { Store } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { isFullRun } from '../support/fullRun.ts';
import { startService } from '../support/startService.ts';
import { ApiReader, type ListedItem } from './apiReader.ts';
import { addOrganization } from './example.ts';
import { type ListKind, listKinds } from './listKinds.ts';

/** Times from a small range, so that items, windows and insertions often collide. */
interface Walk {
  present: number[];
  /** Items that others add after each page. */
  added: number[][];
  limit: number;
  before: number | null;
  after: number | null;
}

const place = fc.integer({ min: 0, max: 200 });
const anyWalk: fc.Arbitrary<Walk> = fc.record({
  present: fc.uniqueArray(place, { maxLength: 60, size: 'max' }),
  added: fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 260 }), { maxLength: 8 }), { maxLength: 8 }),
  limit: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 100 })),
  before: fc.option(place),
  after: fc.option(place),
});

const line = Date.UTC(2026, 1, 28, 23, 59, 59, 900);

eachEngine((engine) => {
  test('a walk shows each item that was there exactly once, whatever others insert', async (t) => {
    await using data = await engine.open();
    await using service = await startService({ ...data.env, CANVASS_LOG_LEVEL: 'warn' });
    for (const kind of listKinds) {
      await t.test(kind.name, () =>
        fc.assert(
          fc.asyncProperty(anyWalk, (walk) => check(data.store, service.url, kind, walk)),
          { numRuns: isFullRun ? 40 : 15 },
        ),
      );
    }
  });
});

async function check(store: Store, url: string, kind: ListKind, walk: Walk): Promise<void> {
  const example = await addOrganization(store);
  const list = await kind.open(store, example.organizationId);
  const items = new Map<number, ListedItem>();
  const insert = async (positions: readonly number[]) => {
    const free = positions.map((one) => line + one).filter((time) => !items.has(time));
    const ids = await list.insert(free);
    for (const [order, time] of free.entries()) {
      items.set(time, { id: ids[order] ?? '', created_at: formatInstant(time) });
    }
  };
  await insert(walk.present);

  const time = (one: number | null) => (one === null ? undefined : line + one);
  const after = time(walk.after);
  const matching = (before: number | undefined) =>
    [...items]
      .filter(([at]) => at < (before ?? Infinity) && at > (after ?? -Infinity))
      .sort(([one], [other]) => other - one)
      .map(([, item]) => item);
  const atStart = matching(time(walk.before));

  const reader = new ApiReader(url, example.key);
  try {
    const seen: ListedItem[] = [];
    let before = time(walk.before);
    for (let step = 0; ; step += 1) {
      const bounds = { before: before && formatInstant(before), after: after && formatInstant(after) };
      const page = await reader.list(list.path, { limit: walk.limit, ...bounds });
      const shown = page.data.map(({ id, created_at }) => ({ id, created_at }));
      const expected = matching(before);
      assert.deepEqual(shown, expected.slice(0, walk.limit), `page ${step + 1}`);
      assert.equal(page.has_more, expected.length > walk.limit, `has_more of page ${step + 1}`);
      seen.push(...shown);
      if (!page.has_more) break;
      before = Date.parse(shown.at(-1)?.created_at ?? '');
      await insert(walk.added[step] ?? []);
    }
    const old = new Set(atStart.map(({ id }) => id));
    assert.deepEqual(
      seen.filter(({ id }) => old.has(id)),
      atStart,
      'those that were there at the start',
    );
  } finally {
    reader.close();
  }
}
