import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFormsSearch } from './formsSearch.ts';

test('the address of a list of forms asks for text, or for nothing', () => {
  assert.deepEqual(readFormsSearch({ search: 'visit', new: true }), { search: 'visit', new: true });
  assert.deepEqual(readFormsSearch({ search: 2024 }), { search: '2024', new: undefined });
  assert.deepEqual(readFormsSearch({ search: true }), { search: 'true', new: undefined });
  for (const search of [[1], { a: 1 }, null, undefined])
    assert.deepEqual(readFormsSearch({ search, new: 'yes' }), { search: undefined, new: undefined });
});
