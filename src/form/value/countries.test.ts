import assert from 'node:assert/strict';
import { test } from 'node:test';
import { iso31661 } from 'iso-3166';
import { countries, isCountry } from './countries.ts';

test('the codes are exactly those that ISO 3166-1 assigns, in order', () => {
  const assigned = iso31661.filter(({ state }) => state === 'assigned').map(({ alpha2 }) => alpha2);
  assert.deepEqual(countries, assigned.toSorted());
});

test('a code is known in capital letters only, and no name from a prototype is one', () => {
  assert.equal(isCountry('DE'), true);
  for (const other of ['de', 'XX', 'UK', '', ' DE', 'constructor', '__proto__', 'A', 'AD AE'])
    assert.equal(isCountry(other), false, other);
});
