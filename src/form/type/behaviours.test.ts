import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldTypes } from '../value/kinds.ts';
import { behaviourOf, behaviours, isKnownField } from './behaviours.ts';

test('each type has its own behaviour', () => {
  assert.deepEqual(Object.keys(behaviours).sort(), [...fieldTypes].sort());
  assert.equal(new Set(Object.values(behaviours)).size, fieldTypes.length);
  assert.equal(behaviourOf({ id: 'field1', type: 'email', label: '' }), behaviours.email);
});

test('a type that an import brought is not known, also where objects have its name', () => {
  for (const type of ['hologram', '', '__proto__', 'constructor', 'toString']) {
    assert.equal(isKnownField({ type }), false, type);
  }
  assert.equal(isKnownField({ type: 'nps' }), true);
});
