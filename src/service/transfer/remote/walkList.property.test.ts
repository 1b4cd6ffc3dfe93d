import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Staging } from '#store/download/staging.ts';
import type { AskPage } from './listPage.ts';
import { walkList } from './walkList.ts';

const base = Date.UTC(2026, 0, 1);

const server = fc.record({
  /** Times have microseconds, as in several databases. */
  times: fc.array(
    fc.oneof(
      fc.integer({ min: 0, max: 3000 }).map((number) => number / 1000),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: -50, max: 50 }).map((days) => days * 86_400_000),
      fc.constant(77),
    ),
    { maxLength: 700, size: 'large' },
  ),
  order: fc.constantFrom('newest first', 'oldest first', 'by number', 'none'),
  inclusive: fc.boolean(),
  /** The precision, in milliseconds, to which shown times are truncated. */
  shown: fc.constantFrom(1, 1, 1, 100, 1000),
  largestPage: fc.constantFrom(3, 10, 50, 100),
  hasMore: fc.constantFrom('right', 'missing', 'true on a full page'),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
});

test('any server that honours its bounds is read whole, in bounded time, or the lack is reported', async () => {
  await fc.assert(
    fc.asyncProperty(server, async ({ times, order, inclusive, shown, largestPage, hasMore, seed }) => {
      const items = times.map((time, index) => ({ id: String(index), time: base + time }));
      let requests = 0;
      let random = seed;
      const ask: AskPage = async ({ after, before }, limit) => {
        requests++;
        const matching = items.filter(({ time }) => {
          if (after !== undefined && (inclusive ? time < after : time <= after)) return false;
          return before === undefined || (inclusive ? time <= before : time < before);
        });
        if (order === 'newest first') matching.sort((one, other) => other.time - one.time);
        if (order === 'oldest first') matching.sort((one, other) => one.time - other.time);
        if (order === 'none') {
          random = (random * 48271) % 2147483647;
          matching.sort(
            (one, other) => ((Number(one.id) * random) % 101) - ((Number(other.id) * random) % 101),
          );
        }
        const page = matching.slice(0, Math.min(limit, largestPage));
        const created = page.map(({ time }) => Math.floor(time / shown) * shown);
        const more = hasMore === 'right' ? matching.length > page.length : page.length >= largestPage;
        return {
          items: page.map(({ id }, index) => ({ id, created: created[index] ?? 0, json: '{}' })),
          times: created,
          grain: shown,
          hasMore: hasMore === 'missing' ? undefined : more,
          nameless: 0,
        };
      };
      const lines: string[] = [];
      const staging = new Staging(':memory:');
      try {
        const report = (line: string) => void lines.push(line);
        assert.equal(await walkList({ ask, staging, list: 'list', subject: 'List', report }), 'read');
        const read = staging.count('list');
        // A server that shortens pages and omits has_more cannot be told from one without further items.
        const isSilent = hasMore === 'missing' && largestPage < 100;
        if (read < items.length && !isSilent) assert.match(lines.join('\n'), /out of reach/);
        assert.ok(!lines.some((line) => line.includes('combine')), 'a window was thought to be ignored');
        // A window is halved at most 33 times, and closing one passes an item.
        assert.ok(requests <= 200 + 40 * items.length, `${requests} requests for ${items.length} items`);
      } finally {
        staging.close();
      }
    }),
    { numRuns: 150 },
  );
});
