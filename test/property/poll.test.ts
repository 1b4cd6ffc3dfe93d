import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, OrganizationId } from '#store/tables.ts';
import { eachEngine } from '../support/engines.ts';
import { startService } from '../support/startService.ts';
import { ApiReader, type ListedItem } from './apiReader.ts';
import { countFaults } from './countFaults.ts';
import { addForms, addOrganization } from './example.ts';
import { type Acknowledged, startWriter } from './startWriter.ts';

/** The clock skew of the four writers in milliseconds. */
const clockShifts = [0, -5000, 1500, 250];

eachEngine((engine) => {
  test('while four processes write, pollers miss nothing and walkers see all that was there', async () => {
    await using data = await engine.open();
    const { organizationId, key } = await addOrganization(data.store);
    const shared = `shared${engine.name}`;
    const own = clockShifts.map((_, number) => `own${number}${engine.name}`);
    await addForms(data.store, organizationId, [shared, ...own]);
    await using service = await startService({ ...data.env, CANVASS_LOG_LEVEL: 'warn' });

    const writers = clockShifts.map((clockShift, number) =>
      startWriter(data.env, {
        organizationId,
        forms: [shared, own[number] ?? ''],
        batches: 100,
        clockShift,
      }),
    );
    const acknowledged = () => writers.flatMap((writer) => writer.acknowledged);
    let writing = true;
    const finished = Promise.all(writers.map(({ done }) => done)).finally(() => {
      writing = false;
    });
    const open = () => new ApiReader(service.url, key);
    const followed = [
      { formId: shared, limit: 2 },
      { formId: shared, limit: 10 },
      { formId: shared, limit: 100 },
      { formId: own[1] ?? '', limit: 7 },
    ];
    const [polled] = await Promise.all([
      Promise.all(followed.map(({ formId, limit }) => poll(open(), formId, limit, () => writing))),
      walkAgain(open(), shared, acknowledged, () => writing),
      finished,
    ]);

    const stored = acknowledged();
    for (const [number, { formId, limit }] of followed.entries()) {
      const expected = stored.filter((one) => one.formId === formId && !one.test).map(({ id }) => id);
      const seen = polled[number]?.map(({ id }) => Number(id)) ?? [];
      assert.deepEqual(sorted(seen), sorted(expected), `the poller of ${formId} with limit ${limit}`);
    }
    await assertOneOrder(data.store.read, organizationId, stored);
    assert.deepEqual(await countFaults(data.store, organizationId), []);
    await assertV1Agrees(open(), shared, stored);
  });
});

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** The polling recipe of the documentation. One more round starts after the last writer has ended. */
async function poll(
  reader: ApiReader,
  formId: string,
  limit: number,
  goesOn: () => boolean,
): Promise<ListedItem[]> {
  const seen: ListedItem[] = [];
  let after = '2000-01-01';
  for (let last = false; !last; ) {
    last = !goesOn();
    let newest: string | undefined;
    let before: string | undefined;
    for (let more = true; more; ) {
      const page = await reader.list(`/v2/forms/${formId}/responses`, { limit, after, before });
      newest ??= page.data[0]?.created_at;
      before = page.data.at(-1)?.created_at;
      more = page.has_more;
      seen.push(...page.data);
    }
    after = newest ?? after;
    // Slow enough to stay within the hourly limit on a slow machine too.
    await sleep(40);
  }
  reader.close();
  return seen;
}

/** Walks from newest to oldest repeatedly, each time with another limit. */
async function walkAgain(
  reader: ApiReader,
  formId: string,
  acknowledged: () => Acknowledged[],
  goesOn: () => boolean,
): Promise<void> {
  for (let limit = 97; goesOn(); limit = 13 + ((limit * 31) % 88)) {
    const there = acknowledged().filter((one) => one.formId === formId && !one.test);
    const seen: ListedItem[] = [];
    for (let more = true; more; ) {
      const before = seen.at(-1)?.created_at;
      const page = await reader.list(`/v2/forms/${formId}/responses`, { limit, before });
      seen.push(...page.data);
      more = page.has_more;
    }
    for (const [index, { created_at }] of seen.entries())
      assert.ok(
        index === 0 || created_at < (seen[index - 1]?.created_at ?? ''),
        `${created_at} out of order`,
      );
    const ids = new Set(seen.map(({ id }) => id));
    const missing = there.filter(({ id }) => !ids.has(id));
    assert.deepEqual(missing, [], `not seen by a walk with limit ${limit} that began after they were stored`);
    await sleep(50);
  }
  reader.close();
}

/** The rows are exactly the acknowledged ones; ids are unique and increase with time in each form. */
async function assertOneOrder(
  db: Database,
  organizationId: OrganizationId,
  stored: readonly Acknowledged[],
): Promise<void> {
  const rows = await db
    .selectFrom('response')
    .select(['form_id', 'id', 'state', 'created_at'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .execute();
  const text = (formId: string, id: number, test: boolean, created_at: number) =>
    `${id} ${formId} ${test ? 'test' : 'live'} ${created_at}`;
  assert.deepEqual(
    rows.map((row) => text(row.form_id, row.id, row.state === 'test', row.created_at)).toSorted(),
    stored.map((one) => text(one.formId, one.id, one.test, one.created_at)).toSorted(),
  );
  assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length, 'ids are unique in the organisation');
  const last = new Map<string, { id: number; created_at: number }>();
  for (const row of rows.filter(({ state }) => state === 'live')) {
    const older = last.get(row.form_id);
    if (older !== undefined) {
      assert.ok(row.created_at > older.created_at, `two of ${row.form_id} at ${row.created_at}`);
      assert.ok(row.id > older.id, `${row.id} of ${row.form_id} came after ${older.id}`);
    }
    last.set(row.form_id, row);
  }
}

/** v1 locates its pages by the counters, so wrong ones would show here. */
async function assertV1Agrees(
  reader: ApiReader,
  formId: string,
  stored: readonly Acknowledged[],
): Promise<void> {
  const newestFirst = stored
    .filter((one) => one.formId === formId && !one.test)
    .toSorted((one, other) => other.created_at - one.created_at);
  const pages = Math.ceil(newestFirst.length / 10);
  assert.ok(pages > 60, 'enough responses that a deep page is found by the counters');
  for (const page of [1, 2, 50, 51, 52, pages - 1, pages, pages + 1]) {
    const answer = await reader.json<{ total: number; hasMore: boolean; data: { id: number }[] }>(
      `/v1/form/${formId}/responses?page=${page}`,
    );
    assert.equal(answer.total, newestFirst.length, 'total');
    assert.equal(answer.hasMore, page < pages, `hasMore of page ${page}`);
    assert.deepEqual(
      answer.data.map(({ id }) => id),
      newestFirst.slice(page * 10 - 10, page * 10).map(({ id }) => id),
      `page ${page}`,
    );
  }
  reader.close();
}
