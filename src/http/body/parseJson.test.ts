import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseJson } from './parseJson.ts';

const parse = (text: string) => parseJson(Buffer.from(text));
const malformed = { code: 'body_malformed' };

test('any JSON is read as it was written', () => {
  const nested = fc.jsonValue({ maxDepth: 10 });
  fc.assert(
    fc.property(nested, fc.boolean(), (value, indented) => {
      assert.deepEqual(
        parse(JSON.stringify(value, null, indented ? 2 : 0)),
        JSON.parse(JSON.stringify(value)),
      );
    }),
  );
});

test('30 levels are read and 31 are refused, brackets in texts aside', () => {
  const levels = (count: number) => `${'['.repeat(count)}${']'.repeat(count)}`;
  assert.ok(parse(levels(30)));
  assert.throws(() => parse(levels(31)), malformed);
  assert.throws(() => parse('{"a":'.repeat(31) + 1 + '}'.repeat(31)), malformed);
  assert.ok(parse(JSON.stringify({ text: `"\\${levels(100)}\\"[[[`, more: levels(40) })));
  assert.ok(parse(`[${'[],'.repeat(1000)}[]]`));
});

test('a million open brackets are refused like any other mistake', () => {
  assert.throws(() => parse('['.repeat(1_000_000)), malformed);
  assert.throws(() => parse('{"a":'.repeat(1_000_000)), malformed);
});

test('what is not JSON is refused with a sentence', () => {
  for (const text of [
    '',
    ' ',
    '{',
    '{"a":1,}',
    "{'a':1}",
    '01',
    'NaN',
    '1 2',
    '"\n"',
    '\\"',
    '"\\',
    ']',
    '\0',
  ])
    assert.throws(() => parse(text), { ...malformed, message: 'The body is not valid JSON.' }, text);
});

test('bytes that are not UTF-8 are refused, a byte order mark is not', () => {
  assert.throws(() => parseJson(Buffer.from([0x22, 0xff, 0x22])), malformed);
  assert.throws(() => parseJson(Buffer.from('"ä"', 'utf16le')), malformed);
  assert.equal(parse('\ufeff"ä"'), 'ä');
});

test('a key that comes twice counts as it comes last, and __proto__ is a key like any other', () => {
  const value = parse('{"a":1,"__proto__":{"polluted":true},"a":2}');
  assert.deepEqual(Object.entries(value ?? {}), [
    ['a', 2],
    ['__proto__', { polluted: true }],
  ]);
  assert.equal(Object.getPrototypeOf(value), Object.prototype);
  assert.equal(Reflect.get({}, 'polluted'), undefined);
});
