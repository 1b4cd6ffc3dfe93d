import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failures } from './failures.ts';

const good = '✔ a test (1ms)\nℹ tests 1\nℹ fail 0\n';
const bad = (name: string) =>
  `✖ ${name} (1ms)\nℹ tests 1\nℹ fail 1\n\n✖ failing tests:\n\ntest at a.test.ts:1:1\n✖ ${name} (1ms)\n  Error: no\n`;

test('nothing is repeated when everything passed', () => {
  assert.equal(failures([good, good]), '');
});

test('the failed tests of every batch stand together, with their errors', () => {
  assert.equal(
    failures([bad('one'), good, bad('other')]),
    [
      '✖ failing tests:',
      '',
      'test at a.test.ts:1:1\n✖ one (1ms)\n  Error: no',
      '',
      'test at a.test.ts:1:1\n✖ other (1ms)\n  Error: no',
    ].join('\n'),
  );
});
