import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseUrlencoded } from './parseUrlencoded.ts';

const parse = (text: string | Buffer, most = 5000) => [...parseUrlencoded(Buffer.from(text), most)];

const rows: [text: string | Buffer, values: [name: string, values: string[]][]][] = [
  ['', []],
  ['&&', []],
  ['a', [['a', ['']]]],
  ['a=', [['a', ['']]]],
  ['=a', [['', ['a']]]],
  ['=', [['', ['']]]],
  [
    'a=1&b=2',
    [
      ['a', ['1']],
      ['b', ['2']],
    ],
  ],
  [
    'a=1&b=2&a=3',
    [
      ['a', ['1', '3']],
      ['b', ['2']],
    ],
  ],
  ['a=1=2', [['a', ['1=2']]]],
  [
    'a&b=1',
    [
      ['a', ['']],
      ['b', ['1']],
    ],
  ],
  ['a+b=+c+', [['a b', [' c ']]]],
  ['a=%2B%26%3D%25', [['a', ['+&=%']]]],
  ['%61=%c3%A9', [['a', ['é']]]],
  ['a=é', [['a', ['é']]]],
  ['a=%C3', [['a', ['\ufffd']]]],
  ['a=%ED%A0%80', [['a', ['\ufffd\ufffd\ufffd']]]],
  [Buffer.from([0x61, 0x3d, 0xc3, 0x25, 0x41, 0x39]), [['a', ['é']]]],
  [Buffer.from([0x61, 0x3d, 0xff]), [['a', ['\ufffd']]]],
  ['a=%00', [['a', ['\0']]]],
  ['a=%EF%BB%BF', [['a', ['\ufeff']]]],
  [
    '__proto__=1&constructor=2',
    [
      ['__proto__', ['1']],
      ['constructor', ['2']],
    ],
  ],
];

for (const [text, values] of rows)
  test(`${JSON.stringify(text.toString('latin1' as never))} is read`, () =>
    assert.deepEqual(parse(text), values));

for (const text of ['%', 'a=%', 'a=%z', 'a=%4', 'a=%zz', 'a=%4g', '%%41=1', 'a=1&b=%u0041'])
  test(`${text} is refused`, () => assert.throws(() => parse(text), { code: 'body_malformed' }));

test('as many fields are read as there may be, and not one more', () => {
  assert.equal(parse('a=1&'.repeat(5000))[0]?.[1].length, 5000);
  assert.throws(() => parse('a=1&'.repeat(5001)), { code: 'body_too_large', message: /5,000 fields/ });
});

test('what URLSearchParams writes is read as it was', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
      const values = parse(new URLSearchParams(pairs).toString());
      const expected = new Map<string, string[]>();
      for (const [name, value] of pairs) expected.set(name, [...(expected.get(name) ?? []), value]);
      assert.deepEqual(values, [...expected]);
    }),
  );
});

test('any text is read as URLSearchParams reads them, or refused', () => {
  const likely = fc.constantFrom('a', '=', '&', '+', '%', '4', '1', '%C3%A9', '%FF');
  fc.assert(
    fc.property(fc.array(likely), (pieces) => {
      const text = pieces.join('');
      let values: ReturnType<typeof parse>;
      try {
        values = parse(text);
      } catch {
        assert.match(text, /%(?![0-9a-f]{2})/i);
        return;
      }
      const same = new URLSearchParams(text);
      for (const [name, all] of values) assert.deepEqual(all, same.getAll(name));
      assert.equal(values.length, new Set(same.keys()).size);
    }),
  );
});
