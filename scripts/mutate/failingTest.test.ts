import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { failedTest, failingTest, timedOut } from './failingTest.ts';

const root = mkdtempSync(join(tmpdir(), 'canvass-failing-'));
after(() => rmSync(root, { recursive: true }));

/** Without the context of this test runner, which would take the results of the other. */
const { NODE_TEST_CONTEXT: _, ...env } = process.env;

async function outcome(text: string, seconds = 60): Promise<string | undefined> {
  writeFileSync(join(root, 'a.test.mjs'), `import { test } from 'node:test';\n${text}`);
  return await failingTest({ root, files: ['a.test.mjs'], env, deadline: Date.now() + seconds * 1000 });
}

test('the first failure ends the run, and none is none', async () => {
  assert.equal(
    await outcome(
      "test('breaks', () => { throw new Error(); }); test('waits', () => new Promise(() => setTimeout(() => {}, 1e9)));",
    ),
    'breaks',
  );
  assert.equal(await outcome("test('passes', () => {});"), undefined);
});

test('tests that do not load fail, and those that do not end time out', async () => {
  assert.notEqual(await outcome("throw new Error('at once');"), undefined);
  assert.equal(await outcome("test('turns', () => { for (;;); });", 3), timedOut);
});

test('only failures are reported', () => {
  assert.equal(failedTest('    not ok 3 - a name'), 'a name');
  assert.equal(failedTest('ok 3 - a name'), undefined);
  assert.equal(failedTest('not ok 3 - a name # TODO later'), undefined);
});
