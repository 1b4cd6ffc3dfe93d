import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsIn } from './fieldsIn.ts';
import { parsed } from './testing/parsed.ts';

test('every field that is named is found once, in the order of mention', () => {
  const formula = parsed(
    'if(not empty(field9) and field2 > 1, -field3 * field2, count(field4)) + sum(field1, 2)',
  );
  assert.deepEqual([...fieldsIn(formula)], ['field9', 'field2', 'field3', 'field4', 'field1']);
});

test('a name in a text is no field', () => {
  assert.deepEqual([...fieldsIn(parsed('concat("field1", "field2")'))], []);
});
