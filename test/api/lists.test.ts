import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { onSqlite } from '../support/engines.ts';
import { type ApiService, startApi } from './apiService.ts';
import { manyCount, manyStart } from './sampleResponses.ts';

const minute = 60_000;
const many = '/v2/forms/many0001/responses';
const at = (index: number, shift = 0) => new Date(manyStart + index * minute + shift).toISOString();

/** Ids of the list, newest first: 1001 is the oldest, 1205 the newest. */
function ids(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, from - to + 1) }, (_, index) => from - index);
}

const newest = 1000 + manyCount;

/** The query, the ids, and whether there are more. */
const windows: [query: string, expected: number[], more: boolean][] = [
  ['', ids(newest, newest - 9), true],
  ['?limit=1', [newest], true],
  ['?limit=5', ids(newest, newest - 4), true],
  ['?limit=100', ids(newest, newest - 99), true],
  ['?limit=101', ids(newest, newest - 99), true],
  ['?limit=1000000000000000000000000000000', ids(newest, newest - 99), true],
  ['?limit=007', ids(newest, newest - 6), true],
  [`?before=${at(1)}`, [1001], false],
  [`?before=${at(0)}`, [], false],
  [`?before=${at(0, 1)}`, [1001], false],
  [`?after=${at(204)}`, [], false],
  [`?after=${at(203)}`, [1205], false],
  [`?after=${at(204, -1)}`, [1205], false],
  [`?after=${at(194)}`, ids(1205, 1196), false],
  [`?after=${at(193)}`, ids(1205, 1196), true],
  [`?before=${at(10)}`, ids(1010, 1001), false],
  [`?before=${at(11)}`, ids(1011, 1002), true],
  [`?after=${at(3)}&before=${at(5)}`, [1005], false],
  [`?after=${at(3)}&before=${at(4)}`, [], false],
  [`?after=${at(9)}&before=${at(3)}`, [], false],
  [`?after=${at(3)}&before=${at(6)}&limit=1`, [1006], true],
  [`?after=${at(3)}&before=${at(6)}&limit=2`, [1006, 1005], false],
  ['?before=2026-04-01', [], false],
  ['?before=2026-04-02&after=2026-04-01&limit=1', [newest], true],
  ['?after=2026-04-01T00:02:00.0009Z&before=2026-04-01T00:05Z', [1005, 1004], false],
  ['?after=2026-04-01T00:01:59.9999Z&before=2026-04-01T00:05Z', [1005, 1004, 1003], false],
  ['?before=2026-04-01T00:01:00.000000001Z', [1002, 1001], false],
  ['?before=2026-04-01T00:01:00.000000000Z', [1001], false],
  ['?before=2026-04-01T00:00:59.9999Z', [1001], false],
  ['?before=2026-04-01t00:02z', [1002, 1001], false],
  ['?before=2026-04-01T02:02:00+02:00', [1002, 1001], false],
  ['?before=2026-04-01T02:02:00%2B02:00', [1002, 1001], false],
  ['?before=2026-04-01T02:02:00+0200', [1002, 1001], false],
  ['?before=2026-04-01T02:02+02', [1002, 1001], false],
  ['?before=2026-03-31T22:02:00-02:00', [1002, 1001], false],
  ['?before=2026-04-02T00:01:00%2B23:59', [1002, 1001], false],
  ['?before=2026-03-31T00:03:00-23:59', [1002, 1001], false],
  ['?before=9999-12-31T23:59:59.999999999-23:59&limit=1', [newest], true],
  ['?after=0000-01-01T00:00%2B23:59&limit=1', [newest], true],
  ['?before=0000-01-01', [], false],
  ['?page=x&page=&offset=7&limit=2', [newest, newest - 1], true],
  ['?LIMIT=x&Before=x&limit=1', [newest], true],
  ['?&&=&%zz&limit=1', [newest], true],
];

const refusedDates = [
  '',
  '2024-02-30',
  '2023-02-29',
  '2024-13-01',
  '2024-01-01T24:00',
  '2024-01-01T24:00:00Z',
  '2024-01-01T10:00:60Z',
  '2024-01-01%2010:00:00',
  '2024-01-01+10:00:00',
  '2024-01-01T10:00:00%2B24:00',
  '2024-01-01T10:00:00-24:00',
  '2024-01-01T10:00:00.1234567890Z',
  '2024-01-01T10:00:00.Z',
  '2024-1-1',
  'yesterday',
  '1704067200',
  '%00',
  '%zz',
  '%F0%9F%98%80',
  '٢٠٢٤-٠١-٠١',
];

const refusedNumbers = [
  '',
  '0',
  '00',
  '-1',
  '+5',
  '%2B5',
  '1e2',
  '1.0',
  '%205',
  '5%20',
  '%D9%A3',
  '0x5',
  'abc',
  '%00',
];

onSqlite((engine) => {
  let api: ApiService;
  before(async () => {
    api = await startApi(engine);
  });
  after(() => api.close());

  async function refused(path: string, param: string, code = 'parameter_invalid'): Promise<void> {
    const got = await api.ask(path);
    assert.equal(got.status, 400, path);
    const { error } = JSON.parse(got.text);
    assert.deepEqual(Object.keys(error), ['type', 'code', 'message', 'param']);
    assert.equal(error.type, 'invalid_request');
    assert.equal(error.code, code);
    assert.equal(error.param, param);
  }

  for (const [query, expected, more] of windows) {
    test(`v2 responses ${query}`, async () => {
      const got = await api.ask(many + query);
      assert.equal(got.status, 200, got.text);
      const { has_more, data } = JSON.parse(got.text);
      assert.deepEqual(
        data.map(({ id }: { id: number }) => id),
        expected,
      );
      assert.equal(has_more, more);
    });
  }

  test('every v2 list refuses the same dates and limits', async () => {
    for (const list of ['/v2/workspaces', '/v2/forms', many, '/v2/files']) {
      for (const value of refusedDates) {
        await refused(`${list}?before=${encodeNonAscii(value)}`, 'before');
        await refused(`${list}?after=${encodeNonAscii(value)}`, 'after');
      }
      for (const value of refusedNumbers) await refused(`${list}?limit=${value}`, 'limit');
      for (const name of ['limit', 'before', 'after']) {
        const value = name === 'limit' ? '5' : '2024-01-01';
        await refused(`${list}?${name}=${value}&${name}=${value}`, name, 'parameter_repeated');
      }
    }
  });

  test('every v2 list knows the same windows', async () => {
    const rows: [path: string, first: string[], more: boolean][] = [
      ['/v2/workspaces?limit=1', ['work0002'], true],
      ['/v2/workspaces?limit=2', ['work0002', 'work0001'], false],
      ['/v2/workspaces?after=2026-01-01', ['work0002'], false],
      ['/v2/workspaces?before=2026-01-02T03:04:05.678Z', ['work0001'], false],
      ['/v2/workspaces?before=2026-01-02T03:04:05.6781Z', ['work0002', 'work0001'], false],
      ['/v2/workspaces?after=2026-01-02T03:04:05.6779Z', ['work0002'], false],
      ['/v2/workspaces?after=2026-01-02T03:04:05.678Z', [], false],
      ['/v2/forms?limit=1', ['fill0008'], true],
      ['/v2/forms?before=2026-01-06', ['odd00001', 'draft001', 'survey01'], false],
      ['/v2/forms?before=2026-01-06&limit=2', ['odd00001', 'draft001'], true],
      ['/v2/forms?after=2026-01-03T10:00:00.001Z&before=2026-01-05', ['draft001'], false],
      ['/v2/files?limit=1', ['00000000-0000-4000-8000-000000000007'], true],
      ['/v2/files?before=2026-05-01T00:00:01Z', ['00000000-0000-4000-8000-000000000001'], false],
      ['/v2/files?after=2026-05-01T00:00:06Z', [], false],
    ];
    for (const [path, expected, more] of rows) {
      const { has_more, data } = JSON.parse((await api.ask(path)).text);
      assert.deepEqual(
        data.map(({ id }: { id: string }) => id),
        expected,
        path,
      );
      assert.equal(has_more, more, path);
    }
  });

  test('a list of exactly the default size has no more', async () => {
    const { has_more, data } = JSON.parse((await api.ask('/v2/forms?after=2026-01-04')).text);
    assert.equal(data.length, 10);
    assert.equal(has_more, false);
  });

  for (const limit of [1, 7, 10, 100]) {
    test(`a walk with limit ${limit} meets every item once`, async () => {
      const seen: number[] = [];
      let query = `?limit=${limit}`;
      for (let more = true; more; ) {
        const page = JSON.parse((await api.ask(many + query)).text);
        for (const { id } of page.data) seen.push(id);
        more = page.has_more;
        query = `?limit=${limit}&before=${page.data.at(-1)?.created_at}`;
      }
      assert.deepEqual(seen, ids(newest, 1001));
    });
  }

  const pages: [path: string, page: number, first: number | undefined, count: number, more: boolean][] = [
    ['', 1, newest, 10, true],
    ['?page=1', 1, newest, 10, true],
    ['?page=0002', 2, newest - 10, 10, true],
    ['?page=20', 20, 1015, 10, true],
    ['?page=21', 21, 1005, 5, false],
    ['?page=22', 22, undefined, 0, false],
    ['?page=9007199254740991', 2 ** 53 - 1, undefined, 0, false],
    ['?limit=0&limit=x&before=&after=2024-02-30', 1, newest, 10, true],
  ];
  for (const [query, page, first, count, more] of pages) {
    test(`v1 responses ${query}`, async () => {
      const got = JSON.parse((await api.ask(`/v1/form/many0001/responses${query}`)).text);
      assert.deepEqual(
        [got.total, got.page, got.hasMore, got.data.length, got.data[0]?.id],
        [manyCount, page, more, count, first],
      );
      assert.deepEqual(Object.keys(got), ['type', 'total', 'page', 'hasMore', 'form_name', 'data']);
    });
  }

  test('v1 forms have pages too', async () => {
    for (const [query, page, count, more] of [
      ['?page=2', 2, 2, false],
      ['?page=3', 3, 0, false],
      ['?page=9007199254740991', 2 ** 53 - 1, 0, false],
      ['?limit=1', 1, 10, true],
    ] as const) {
      const got = JSON.parse((await api.ask(`/v1/forms${query}`)).text);
      assert.deepEqual([got.total, got.page, got.hasMore, got.data.length], [12, page, more, count], query);
    }
  });

  test('both v1 lists refuse the same pages', async () => {
    for (const list of ['/v1/forms', '/v1/form/many0001/responses']) {
      for (const value of [...refusedNumbers, '9007199254740992', '1'.repeat(400)])
        await refused(`${list}?page=${value}`, 'page');
      await refused(`${list}?page=1&page=1`, 'page', 'parameter_repeated');
    }
  });

  test('endpoints without parameters ignore them all', async () => {
    for (const path of ['/v1', '/v2', '/v1/form/survey01', '/v2/forms/survey01'])
      assert.equal((await api.ask(`${path}?limit=0&page=0&before=x&before=y`)).status, 200);
  });
});

function encodeNonAscii(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, encodeURIComponent);
}
