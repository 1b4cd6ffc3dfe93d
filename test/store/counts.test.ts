import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toFragment } from '#store/fragment.ts';
import { addToCounts, bucketEnd, levels, locateOffset } from '#store/query/response/count.ts';
import { responsesAtOffset } from '#store/query/response/response.ts';
import type { NewResponseRow, Store } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { randomNumbers } from '../support/randomNumbers.ts';
import { addExample, arriving, type Example } from './example.ts';

/** Spread over years, some close together, some on bucket boundaries, many within ten seconds. */
function manyTimes(): number[] {
  const random = randomNumbers(20_260_115);
  const times = new Set<number>();
  const from = Date.UTC(2019, 1, 20);
  for (let n = 0; n < 700; n += 1) times.add(from + Math.floor(random() * 7 * 365 * 86_400_000));
  const crowded = Date.UTC(2023, 11, 31, 23, 59, 50);
  for (let n = 0; n < 900; n += 1) times.add(crowded + n);
  for (let n = 0; n < 300; n += 1) times.add(crowded - Math.floor(random() * 3_600_000));
  for (const edge of [Date.UTC(2020, 1, 29), Date.UTC(2024, 0, 1), Date.UTC(2024, 2, 1), -1, 0]) {
    for (const step of [-1, 0, 1]) times.add(edge + step);
  }
  return [...times];
}

async function storeAt(store: Store, example: Example, times: readonly number[], firstId: number) {
  const { organizationId, formId } = example;
  const { visitor, response } = arriving(formId);
  await store.write(async ({ addCounts, insertResponses }) => {
    const rows = times.map((created_at, index): NewResponseRow => {
      const id = firstId + index;
      return {
        form_id: formId,
        id,
        version: 1,
        state: 'live',
        number: id,
        created_at,
        moved_from: null,
        updated_at: created_at,
        submission_id: null,
        body_hash: null,
        device: null,
        language: null,
        import_id: null,
        extra: null,
        workflows: '[]',
        ...toFragment({ id, test: false, visitor, response, created_at, updated_at: created_at }),
      };
    });
    await insertResponses(organizationId, rows);
    await addToCounts({ addCounts }, organizationId, formId, times);
  });
}

eachEngine((engine) => {
  test('every offset is found, as in a plain sorted list', async () => {
    await using data = await engine.open();
    const { read } = data.store;
    const example = await addExample(data.store);
    const { organizationId, formId } = example;
    const times = manyTimes();
    // In two parts, so that existing buckets are incremented.
    await storeAt(data.store, example, times.slice(0, 1000), 1);
    await storeAt(data.store, example, times.slice(1000), 1001);

    const newestFirst = times.toSorted((a, b) => b - a);
    for (let offset = 0; offset < newestFirst.length; offset += 1) {
      const location = await locateOffset(read, organizationId, formId, offset);
      assert.ok(location, `offset ${offset}`);
      const before = newestFirst.filter((time) => time < location.before);
      assert.equal(before[location.skip], newestFirst[offset], `offset ${offset}`);
      assert.ok(location.skip < 10_000, 'no bucket of the finest level holds more than its milliseconds');
    }
    assert.equal(await locateOffset(read, organizationId, formId, newestFirst.length), undefined);
    assert.equal(await locateOffset(read, organizationId, formId, Number.MAX_SAFE_INTEGER), undefined);

    // Around the threshold between skipping and descending the levels, and far beyond it.
    for (const offset of [0, 7, 499, 500, 501, 502, 1200, newestFirst.length - 3, newestFirst.length]) {
      const found = await responsesAtOffset(read, organizationId, formId, offset, 10);
      assert.deepEqual(
        found.map(({ json }) => Date.parse(JSON.parse(json).created_at)),
        newestFirst.slice(offset, offset + 10),
        `offset ${offset}`,
      );
    }
  });

  test('every level holds every live response once', async () => {
    await using data = await engine.open();
    const example = await addExample(data.store);
    const times = manyTimes();
    await storeAt(data.store, example, times, 1);
    const rows = await data.store.read.selectFrom('response_count').selectAll().execute();
    for (const level of levels) {
      const buckets = rows.filter((row) => row.level === level);
      assert.equal(
        buckets.reduce((sum, { live }) => sum + live, 0),
        times.length,
      );
      for (const { start, live } of buckets) {
        const end = bucketEnd(level, start);
        assert.equal(times.filter((time) => time >= start && time < end).length, live);
      }
    }
  });

  test('one form of an organisation does not count for another', async () => {
    await using data = await engine.open();
    const mine = await addExample(data.store);
    const theirs = await addExample(data.store, '2');
    await storeAt(data.store, theirs, [5, 6, 7], 1);
    assert.equal(await locateOffset(data.store.read, mine.organizationId, mine.formId, 0), undefined);
    assert.equal(await locateOffset(data.store.read, mine.organizationId, theirs.formId, 0), undefined);
    assert.deepEqual(await responsesAtOffset(data.store.read, mine.organizationId, theirs.formId, 0, 10), []);
  });
});
