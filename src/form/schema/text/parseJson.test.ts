import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseJson } from './parseJson.ts';

function read(text: string) {
  const parsed = parseJson(text);
  assert.ok(parsed.ok, text);
  return parsed.value;
}

/**
 * Keys as paths are made of, which are easily taken for one. None is a backslash alone: having parsed `{"a":1,"\\":2}`, the
 * `JSON.parse` of V8 14.6 takes any escaped character at that place, such as `"\n"`, for that key.
 */
const key = fc.constantFrom('a', 'b', '', '.', '[', '[0]', 'a.b', 'a[0]', '\\a', '"', 'é\n');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, -1.5e3, 'a "text"\\'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
}));

test('the places of some paths are those that a look for all would give', () => {
  fc.assert(
    fc.property(value, fc.nat(3), fc.infiniteStream(fc.boolean()), (given, indent, choices) => {
      const { value: again, offsetsOf } = read(JSON.stringify(given, null, indent));
      assert.deepEqual(again, JSON.parse(JSON.stringify(given)));
      const all = offsetsOf('all');
      const wanted = [...all.keys()].filter(() => choices.next().value);
      const some = offsetsOf(wanted);
      for (const path of wanted) assert.equal(some.get(path), all.get(path), path);
      for (const [path, offset] of some) assert.equal(offset, all.get(path), path);
    }),
  );
});

test('an empty key is written like the whole document, which comes first', () => {
  const { offsetsOf } = read('{"": null}');
  assert.deepEqual([...offsetsOf('all')], [['', 0]]);
  assert.deepEqual([...offsetsOf([])], [['', 0]]);
});

test('a place is that of the key, or of the item of a list', () => {
  const { offsetsOf } = read('{ "a": [1, {"b.c": 2}], "\\u0064": 3 }');
  assert.deepEqual(
    [...offsetsOf(['a[1].b.c', 'd'])],
    [
      ['', 0],
      ['a', 2],
      ['a[1]', 11],
      ['a[1].b.c', 12],
      ['d', 24],
    ],
  );
});
