import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ResponseListed } from '#contract/app/response/table.ts';
import { type ResponsePage, ResponseRows } from './responseRows.ts';

/** A service with these responses, newest first, which looks at a limited number of them at once. */
function service(ids: number[], { matches = (id: number) => id > 0, atOnce = 1_000, by = 'date' } = {}) {
  const calls = { page: 0, some: 0 };
  const source = {
    async page(after: string | undefined, limit: number): Promise<ResponsePage> {
      calls.page += 1;
      const from = after === undefined ? 0 : Number(after);
      const rows: ResponseListed[] = [];
      let at = from;
      while (at < ids.length && rows.length < limit && at - from < atOnce) {
        const id = ids[at] ?? 0;
        if (matches(id)) rows.push(row(id));
        at += 1;
      }
      return {
        rows,
        next: at < ids.length ? String(at) : null,
        scanned: at - from,
        about: ids.length,
        preparing: null,
        sort: { by, direction: 'descending' },
        watermark: 7,
      };
    },
    async some(wanted: readonly number[]) {
      calls.some += 1;
      assert.ok(wanted.length <= 100);
      return wanted.filter((id) => ids.includes(id) && matches(id)).map(row);
    },
  };
  return { source, calls };
}

function row(id: number): ResponseListed {
  return {
    id,
    tab: 'live',
    number: id,
    version: 1,
    created_at: new Date(id).toISOString(),
    updated_at: new Date(id).toISOString(),
    visitor: { country: '', region: '', city: '', time_spent: 0, url: '' },
    device: '',
    language: '',
    tags: [],
    suspicion: null,
    items: [],
    amounts: {},
    cut: [],
  };
}

const newest = (count: number) => Array.from({ length: count }, (_, index) => count - index);

/** Waits until the rows are as they should be. */
async function until(rows: ResponseRows, holds: () => boolean): Promise<void> {
  if (holds()) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const leave = rows.subscribe(() => holds() && resolve());
  await promise;
  leave();
}

async function opened(ids: number[], options = {}) {
  const { source, calls } = service(ids, options);
  const rows = new ResponseRows(source);
  const end = rows.use();
  await until(rows, () => !rows.snapshot().isLoading);
  return { rows, calls, end };
}

const shown = (rows: ResponseRows) => rows.idsBetween(0, rows.snapshot().count - 1);

describe('the rows of a table', () => {
  test('come page by page as somebody scrolls, each once', async () => {
    const { rows } = await opened(newest(1_000));
    assert.ok(rows.snapshot().count < 300);
    while (!rows.snapshot().isComplete) {
      const { count } = rows.snapshot();
      rows.see(count - 20, count - 1, false);
      await until(rows, () => rows.snapshot().count > count);
    }
    await until(rows, () => !rows.snapshot().isLoading);
    assert.deepEqual(shown(rows), newest(1_000));
  });

  test('a search that finds nothing for long goes on by itself and says how far it is', async () => {
    const seen: number[] = [];
    const { source } = service(newest(1_000), { matches: (id) => id === 3, atOnce: 100 });
    const rows = new ResponseRows(source);
    rows.subscribe(() => seen.push(rows.snapshot().scanned));
    rows.use();
    await until(rows, () => rows.snapshot().isComplete);
    assert.deepEqual(shown(rows), [3]);
    assert.deepEqual([...new Set(seen)].slice(0, 3), [100, 200, 300]);
  });

  test('a search can be stopped and continued', async () => {
    const { source, calls } = service(newest(1_000), { matches: (id) => id === 3, atOnce: 100 });
    const rows = new ResponseRows(source);
    const leave = rows.subscribe(
      () => rows.snapshot().scanned >= 300 && !rows.snapshot().isStopped && rows.stop(),
    );
    rows.use();
    await until(rows, () => rows.snapshot().isStopped);
    await new Promise(setImmediate);
    leave();
    assert.equal(calls.page, 3);
    rows.resume();
    await until(rows, () => rows.snapshot().isComplete);
    assert.deepEqual(shown(rows), [3]);
  });

  test('a new response is inserted above, and the view is told to stay', async () => {
    const ids = newest(300);
    const { rows } = await opened(ids);
    rows.see(50, 80, false);
    ids.unshift(301, 302);
    ids.sort((a, b) => b - a);
    rows.hear({ changes: [301, 302].map((id) => ({ kind: 'added', id })), reload: false });
    await until(rows, () => rows.snapshot().shift === 2);
    assert.deepEqual(shown(rows).slice(0, 3), [302, 301, 300]);
    assert.equal(rows.snapshot().unseen, 2);
    rows.see(0, 30, true);
    assert.equal(rows.snapshot().unseen, 0);
  });

  test('news about a response that does not match changes nothing', async () => {
    const ids = newest(10);
    const { rows, calls } = await opened(ids, { matches: (id: number) => id < 11 });
    ids.unshift(11);
    rows.hear({ changes: [{ kind: 'added', id: 11 }], reload: false });
    await until(rows, () => calls.some === 1);
    await new Promise(setImmediate);
    assert.deepEqual(shown(rows), newest(10));
  });

  test('a deleted response leaves, and one that was restored returns to its place', async () => {
    const ids = newest(5);
    const { rows } = await opened(ids);
    ids.splice(2, 1);
    rows.hear({ changes: [{ kind: 'deleted', id: 3 }], reload: false });
    await until(rows, () => rows.snapshot().count === 4);
    assert.deepEqual(shown(rows), [5, 4, 2, 1]);
    ids.splice(2, 0, 3);
    rows.hear({ changes: [{ kind: 'restored', id: 3 }], reload: false });
    await until(rows, () => rows.snapshot().count === 5);
    assert.deepEqual(shown(rows), newest(5));
  });

  test('a look finds rows that came and went without news', async () => {
    const ids = [-1, -2, -3];
    const { rows } = await opened(ids, { matches: (id: number) => id < 0 });
    rows.see(0, 2, true);
    ids.splice(0, 2, -5, -4, -1);
    await rows.lookAgain();
    await until(rows, () => rows.has(-5) && !rows.has(-2));
    assert.deepEqual(shown(rows), [-5, -4, -1, -3]);
  });

  test('in another order than by date, new responses are only announced', async () => {
    const ids = newest(5);
    const { rows } = await opened(ids, { by: 'field1' });
    ids.unshift(6);
    rows.hear({ changes: [{ kind: 'added', id: 6 }], reload: false });
    await until(rows, () => rows.snapshot().isStale);
    assert.deepEqual(shown(rows), newest(5));
  });

  test('the content of far rows is dropped and read again', async () => {
    const { rows, calls } = await opened(newest(12_000));
    while (!rows.snapshot().isComplete) {
      const { count } = rows.snapshot();
      rows.see(count - 20, count - 1, false);
      await until(rows, () => rows.snapshot().count > count);
    }
    await until(rows, () => !rows.snapshot().isLoading);
    rows.see(11_950, 11_980, false);
    assert.equal(rows.rowAt(0), undefined);
    assert.equal(calls.some, 0);
    rows.see(0, 30, true);
    await until(rows, () => rows.rowAt(0) !== undefined);
    assert.equal(rows.rowAt(0)?.id, 12_000);
  });

  test('a failure is shown, and the next attempt continues', async () => {
    const { source } = service(newest(10));
    let isBroken = true;
    const rows = new ResponseRows({
      ...source,
      page: async (after, limit) => {
        if (isBroken) throw new Error('down');
        return await source.page(after, limit);
      },
    });
    rows.use();
    await until(rows, () => rows.snapshot().error !== undefined);
    isBroken = false;
    rows.resume();
    await until(rows, () => rows.snapshot().isComplete);
    assert.deepEqual(shown(rows), newest(10));
  });
});
