import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ExportRuns } from './exportRuns.ts';

test('a person has three downloads at once, whatever they call them', () => {
  const runs = new ExportRuns();
  const begun = ['same-name', 'same-name', undefined].map((name) => runs.begin('ana', name, Date.now()));
  assert.ok(begun.every((run) => run !== undefined));
  assert.equal(runs.begin('ana', 'same-name', Date.now()), undefined);
  assert.ok(runs.begin('ben', 'same-name', Date.now()) !== undefined);
  // A stream may end and fail.
  begun[0]?.end();
  begun[0]?.end();
  assert.ok(runs.begin('ana', 'same-name', Date.now()) !== undefined);
  assert.equal(runs.begin('ana', 'other-name', Date.now()), undefined);
});
