import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validFilter } from './validFilter.ts';

test('keeps what the service can use', () => {
  const filter = { actor: 'x', action: 'key.created', from: '2026-02-28', to: '2026-03-01', search: 'Maya' };
  assert.deepEqual(validFilter(filter), filter);
});

test('leaves out what a hand may have written into the address', () => {
  const filter = { actor: '', action: 'key.eaten', from: '2026-02-31', to: 'yesterday', search: '  ' };
  assert.deepEqual(validFilter(filter), {});
});

test('takes what the router made of digits and braces', () =>
  assert.deepEqual(validFilter({ search: 400, actor: { id: 'x' }, from: true }), { search: '400' }));

test('shortens what is longer than the service searches for', () =>
  assert.equal(validFilter({ search: 'x'.repeat(300) }).search?.length, 100));
