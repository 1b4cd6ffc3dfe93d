import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFormsSearch } from './formsSearch.ts';

const nothing = { search: undefined, sort: undefined, deleted: undefined };

test('the address of a list of forms asks for text, an order, or for nothing', () => {
  assert.deepEqual(readFormsSearch({ search: 'visit', sort: 'name' }), {
    ...nothing,
    search: 'visit',
    sort: 'name',
  });
  assert.deepEqual(readFormsSearch({ deleted: true }), { ...nothing, deleted: true });
  assert.deepEqual(readFormsSearch({ search: 2024 }), { ...nothing, search: '2024' });
  assert.deepEqual(readFormsSearch({ search: true }), { ...nothing, search: 'true' });
  for (const search of [[1], { a: 1 }, null, undefined])
    assert.deepEqual(readFormsSearch({ search, sort: 'colour', deleted: 1 }), nothing);
});
