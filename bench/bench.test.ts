import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFullRun } from '../test/support/fullRun.ts';
import { benchAgainst } from './against.ts';
import { benchApi } from './api.ts';
import { ownProgram } from './measured.ts';
import { benchNeighbours } from './neighbours/neighbours.ts';
import { benchExport } from './responses/export.ts';
import { benchNews } from './responses/news.ts';
import { benchSearched } from './responses/searched.ts';
import { benchTable } from './responses/table.ts';
import { benchSubmit } from './submit.ts';
import { benchWorkflows } from './workflows/workflows.ts';

/** The benchmarks share their parts; full runs start each. */
const skip = isFullRun ? false : 'in full runs';

/** A short run: the figures mean nothing at this size, but every one must be there. */
test('the benchmark of the API gives every figure', { skip }, async () => {
  const figures = await benchApi({
    responses: 300,
    postgresUrl: undefined,
    amount: 40,
    rounds: 1,
    say: () => undefined,
  });
  const names = [
    'page_vs_bare',
    'page_vs_bare_nonlatin',
    'page_1m_vs_10k',
    'v1_deep_vs_first',
    'walk_last_vs_first',
    'page_slowest_ms',
    'rss_mb',
    'start_ms',
    'import_per_s',
    'import_rss_mb',
  ];
  assert.deepEqual(Object.keys(figures).sort(), names.sort());
  for (const value of Object.values(figures)) assert.ok(Number.isFinite(value) && value > 0);
});

test('the benchmark of submissions gives every figure', { skip }, async () => {
  const figures = await benchSubmit({
    responses: 320,
    postgresUrls: undefined,
    amount: 128,
    rounds: 1,
    say: () => undefined,
  });
  assert.deepEqual(Object.keys(figures).sort(), ['submit_1m_vs_empty', 'submit_p99_ms', 'submit_vs_bare']);
  for (const value of Object.values(figures)) assert.ok(Number.isFinite(value) && value > 0);
});

test('the benchmark of the response table gives every figure', async () => {
  const figures = await benchTable({ count: 2100, postgresUrl: undefined, rounds: 2, say: () => undefined });
  const names = [
    'table_open_ms',
    'table_open_vs_10k',
    'table_filter_ms',
    'table_filter_vs_10k',
    'table_sort_ms',
    'search_rare_ms',
    'search_common_ms',
    'index_per_s',
  ];
  assert.deepEqual(Object.keys(figures).sort(), names.sort());
  for (const value of Object.values(figures)) assert.ok(Number.isFinite(value) && value > 0);
});

test('the other parts of the benchmark of responses give every figure', { skip }, async () => {
  const postgresUrls: readonly string[] = [];
  const common = { responses: 32, postgresUrls, amount: 64, rounds: 1, say: () => undefined };
  const exported = await benchExport({ ...common, postgresUrl: undefined });
  assert.equal(Object.keys(exported).length, 15);
  const figures = {
    ...(await benchNews({ ...common, tables: 4, arrivals: 2, postgresUrl: undefined })),
    ...(await benchSearched(common)),
    ...(await benchAgainst({ ...common, part: undefined, program: ownProgram })),
    ...(await benchAgainst({ ...common, part: 'exports-csv', program: ownProgram })),
  };
  assert.deepEqual(Object.keys(figures).sort(), [
    'api_nonlatin_vs_before',
    'api_vs_before',
    'export_csv_vs_before',
    'news_median_ms',
    'news_p99_ms',
    'page_vs_before',
    'submit_searched_vs_not',
    'submit_vs_before',
  ]);
  for (const value of Object.values(figures)) assert.ok(Number.isFinite(value) && value > 0);
});

test('the benchmark of workflows gives every figure', { skip }, async () => {
  const figures = await benchWorkflows({
    postgresUrls: [],
    deliveries: 200,
    responses: 4,
    submissions: 128,
    rounds: 1,
    say: () => undefined,
  });
  assert.deepEqual(Object.keys(figures).sort(), [
    'deliver_vs_undici',
    'p99_with_dead_vs_none',
    'submit_with_webhook_vs_none',
  ]);
  for (const value of Object.values(figures)) assert.ok(Number.isFinite(value) && value > 0);
});

test('the benchmark of neighbours gives every figure', { skip }, async () => {
  const figures = await benchNeighbours({
    responses: 300,
    postgresUrl: undefined,
    rounds: 1,
    seconds: 1,
    only: ['guesses', 'streams', 'presence', 'searches', 'exports', 'tests'],
    say: () => undefined,
  });
  assert.deepEqual(Object.keys(figures).sort(), [
    'get_p99_beside_hostile_vs_quiet',
    'post_p99_beside_hostile_vs_quiet',
    'sign_in_p99_beside_hostile_vs_quiet',
  ]);
  for (const value of Object.values(figures)) assert.ok(Number.isFinite(value) && value > 0);
});
