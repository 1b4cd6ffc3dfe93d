import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from './theme.ts';

test('contrast is that of WCAG: from 1 to 21, the same either way round', () => {
  assert.equal(contrast('#000000', '#FFFFFF'), 21);
  assert.equal(contrast('#0e6b5c', '#0e6b5c'), 1);
  assert.equal(contrast('#777777', '#ffffff').toFixed(2), '4.48');
  assert.equal(contrast('#ffffff', '#767676').toFixed(2), '4.54');
});
