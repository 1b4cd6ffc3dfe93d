import assert from 'node:assert/strict';
import { test } from 'node:test';
import { difficultTimes, form, response } from './testing/examples.ts';
import { type Choices, startHostileServer } from './testing/hostileServer.ts';
import { download } from './testing/readArchive.ts';

type Row = [name: string, ties: number, choices: Partial<Choices>];

const rows: Row[] = [
  ['newest first', 30, {}],
  ['oldest first', 30, { order: 'oldest first' }],
  ['in no order at all', 30, { order: 'none' }],
  ['inclusive bounds, newest first', 30, { bounds: 'inclusive' }],
  ['inclusive bounds, oldest first', 30, { bounds: 'inclusive', order: 'oldest first' }],
  ['inclusive bounds, no order', 30, { bounds: 'inclusive', order: 'none' }],
  ['ninety-nine ties', 99, { order: 'oldest first' }],
  ['a hundred ties', 100, {}],
  ['a hundred ties, has_more after a full page', 100, { hasMore: 'true on a full page', order: 'none' }],
  ['no has_more', 30, { hasMore: 'missing' }],
  ['pages of 40 where 100 were asked for', 30, { largestPage: 40, order: 'none' }],
  ['pages of 7', 5, { largestPage: 7 }],
  ['a limit above the documented one', 300, { largestPage: 100_000 }],
  ['more ties than a page, in no order', 130, { order: 'none' }],
  ['only one bound at a time, newest first', 30, { together: 'before only' }],
  ['both bounds refused, newest first', 30, { together: 'refused' }],
  ['both bounds refused, oldest first', 30, { together: 'refused', order: 'oldest first' }],
  ['one bound at a time, inclusive', 30, { together: 'refused', bounds: 'inclusive' }],
];

for (const [name, ties, choices] of rows) {
  test(`every response arrives exactly once: ${name}`, async (context) => {
    const expected = difficultTimes(ties).map((time, index) => response(index + 1, time));
    const server = await startHostileServer({
      forms: [form('a', { responses: expected.length })],
      responses: { a: expected },
      ...choices,
    });
    context.after(() => server.close());
    const { responses, report } = await download(server);
    const ids = (responses.a ?? []).map(({ id }) => id);
    assert.deepEqual(
      [...ids].sort((one, other) => one - other),
      expected.map(({ id }) => id),
    );
    if (ties < 100) assert.ok(!report.includes('out of reach'), report);
    // Far below the worst case, so that a walk which creeps from tie to tie fails here.
    assert.ok(
      server.requests.length < (choices.largestPage === 7 ? 400 : 120),
      `${server.requests.length} requests`,
    );
  });
}

test('what no request can reach is reported, and everything else arrives', async (context) => {
  const expected = difficultTimes(30).map((time, index) => response(index + 1, time));
  const server = await startHostileServer({
    forms: [form('a')],
    responses: { a: expected },
    largestPage: 10,
  });
  context.after(() => server.close());
  const { responses, report } = await download(server);
  assert.match(report, /more items than a page holds were created at 2026-01-01T11:06:40\.000Z/);
  const lost = expected.length - (responses.a ?? []).length;
  assert.equal(lost, 20);
});

test('workspaces, forms and files are walked the same way', async (context) => {
  const times = difficultTimes(60);
  const workspaces = times.map((time, index) => ({ ...response(0, time), id: `space${index}`, name: 'x' }));
  const server = await startHostileServer({ workspaces, order: 'none' });
  context.after(() => server.close());
  const read = await download(server);
  assert.equal(new Set(read.workspaces.map(({ id }) => id)).size, times.length);
});

test('a server that pays no heed to bounds ends the walk with a report', async (context) => {
  const expected = difficultTimes(30).map((time, index) => response(index + 1, time));
  const server = await startHostileServer({ forms: [form('a')], responses: { a: expected } });
  context.after(() => server.close());
  server.choices.interfere = (request) => {
    request.url = request.url?.replace(/&(before|after)=[^&]*/g, '') ?? '';
    return false;
  };
  const { report } = await download(server);
  assert.match(report, /no heed to the bounds/);
});
