import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRunSearch } from './runSearch.ts';

test('the address of the history keeps filters and drops what it does not know', () => {
  assert.deepEqual(readRunSearch({ state: 'failed', workflow: 'notify', search: 12, other: 1 }), {
    state: 'failed',
    workflow: 'notify',
    search: '12',
  });
  assert.deepEqual(readRunSearch({ state: 'retrying' }), { state: 'retrying' });
  assert.deepEqual(readRunSearch({ state: 'odd', search: '' }), {});
});
