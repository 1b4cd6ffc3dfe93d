import assert from 'node:assert/strict';
import { test } from 'node:test';
import { costTable } from './costs.ts';

test('the sum of each folder comes first, then the most expensive files', () => {
  const table = costTable([
    { file: 'test/store/b.test.ts', cpu: 2, seconds: 1 },
    { file: 'web/page/proof.test.ts', cpu: 1.26, seconds: 4 },
    { file: 'test/store/a.test.ts', cpu: 0.5, seconds: 0.1 },
  ]);
  assert.equal(
    table,
    `4 CPU seconds in 3 files: test/store 3, web 1.
The most expensive files, in CPU seconds and in seconds by the clock:
     2.0     1.0  test/store/b.test.ts
     1.3     4.0  web/page/proof.test.ts
     0.5     0.1  test/store/a.test.ts`,
  );
});
