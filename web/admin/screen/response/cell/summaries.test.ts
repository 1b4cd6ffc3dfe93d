import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginningOf, tableSummary } from './summaries.ts';

const counted = (rows: number) => `${rows} rows`;

test('a matrix is summed up by its answers', () =>
  assert.deepEqual(
    tableSummary(
      {
        headers: ['', 'Rating'],
        rows: [
          ['Food', 'Good'],
          ['Service', ''],
          ['Price', 'Fair'],
        ],
      },
      counted,
    ),
    { short: 'Good · – · Fair', long: 'Food: Good\nService: –\nPrice: Fair' },
  ));

test('a table is summed up by the number of its rows and the first one', () =>
  assert.deepEqual(
    tableSummary(
      {
        headers: ['Name', 'Age'],
        rows: [
          ['Anna', '12'],
          ['Ben', ''],
        ],
      },
      counted,
    ),
    { short: '2 rows · Anna, 12', long: 'Anna, 12\nBen' },
  ));

test('a long text has one line', () => assert.equal(beginningOf(' a\n\nb\tc '), 'a b c'));
