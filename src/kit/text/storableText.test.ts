import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { storableJson, storableText } from './storableText.ts';

test('U+0000 and half surrogate pairs become U+FFFD, everything else stays', () => {
  assert.equal(storableText('a\0b\0'), 'a\ufffdb\ufffd');
  assert.equal(storableText('\ud800x\udc00'), '\ufffdx\ufffd');
  assert.equal(storableText('😀 é \u0001 \ufffd'), '😀 é \u0001 \ufffd');
});

const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
});
const awkward = fc.constantFrom(
  '\\',
  '\\u0000',
  '\\\\ud800',
  '\0',
  '\ud800',
  '\udfff',
  '"',
  '\u001f',
  'é',
  'u0000',
);
const text = fc.oneof(
  anyText,
  fc.array(awkward).map((parts) => parts.join('')),
);

test('JSON gets the same rule in every string, keys included, and in nothing else', () => {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return storableText(value);
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [storableText(key), clean(inner)]),
      );
    return value;
  };
  const anything = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      tie('array'),
      tie('object'),
    ),
    array: fc.array(tie('value')),
    object: fc.dictionary(text, tie('value')),
  })).value;
  fc.assert(
    fc.property(anything, (value) => {
      const json = storableJson(value);
      assert.deepEqual(JSON.parse(json), JSON.parse(JSON.stringify(clean(value))));
      assert.equal(json.isWellFormed(), true);
      assert.doesNotMatch(json.replaceAll('\\\\', ''), /\\u0000|\\ud[89a-f]/);
    }),
  );
});

test('a backslash that the text itself holds is not taken for an escape', () => {
  assert.equal(storableJson('\\u0000'), '"\\\\u0000"');
  assert.equal(storableJson('\\\0'), '"\\\\\ufffd"');
  assert.equal(storableJson('\u0001'), '"\\u0001"');
});
