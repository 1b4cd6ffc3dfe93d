import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  asciiDigits,
  cutText,
  isLongerThan,
  isShorterThan,
  oneLine,
  readFormText,
  readJsonText,
  readStoredText,
  severalLines,
} from './text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
/**
 * Letters, combining marks in either order, line breaks and lone surrogates, which break
 * naive composing and trimming.
 */
const awkward = fc
  .array(
    fc.constantFrom(
      'a',
      'e',
      '\u0301',
      '\u0323',
      '\u0344',
      '\ud800',
      '\udc00',
      '\0',
      ' ',
      '\r',
      '\n',
      '\u2028',
      'ᄒ',
      'ᅡ',
      'ᆫ',
    ),
    { maxLength: 80 },
  )
  .map((pieces) => pieces.join(''));

test('one line is composed, without breaks and control characters, and trimmed', () => {
  assert.equal(oneLine('  Jose\u0301\r\nand\tMary\u0007 '), 'José and Mary');
  assert.equal(oneLine('\u00a0\u3000x\ufeff'), 'x');
  assert.equal(oneLine('a\0b\ud800'), 'a\ufffdb\ufffd');
  assert.equal(oneLine('one\u2028two\u0085three'), 'one two three');
  assert.equal(oneLine(' \n '), '');
});

test('several lines keep their breaks, written one way', () => {
  assert.equal(severalLines(' a\r\nb\rc\n\n  d \n'), 'a\nb\nc\n\n  d');
  assert.equal(severalLines('e\u0301\0'), 'é\ufffd');
});

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, awkward), fc.integer({ min: 1, max: 50 }), (text, most) => {
      assert.equal(oneLine(oneLine(text, most), most), oneLine(text, most));
      assert.equal(severalLines(severalLines(text, most), most), severalLines(text, most));
      assert.equal(oneLine(text).isWellFormed(), true);
    }),
    { numRuns: 500 },
  );
});

test('very many marks on one letter do not hold up the process', () => {
  // V8's normalisation would take minutes for this text.
  const marks = `a${'\u0316\u0301'.repeat(190_000)}`;
  assert.equal(severalLines(marks), marks);
  assert.equal(oneLine(marks, 100_000), marks);
});

test('characters are counted as code points, and far too long texts are not walked', () => {
  assert.equal(isLongerThan('😀😀😀', 3), false);
  assert.equal(isLongerThan('😀😀😀', 2), true);
  assert.equal(isShorterThan('😀😀', 3), true);
  assert.equal(isShorterThan('😀😀', 2), false);
  assert.equal(isLongerThan('x'.repeat(1_000_000), 10), true);
  fc.assert(
    fc.property(anyText, fc.nat(70), (text, bound) => {
      assert.equal(isLongerThan(text, bound), [...text].length > bound);
      assert.equal(isShorterThan(text, bound), [...text].length < bound);
      assert.equal(cutText(text, bound), [...text].slice(0, bound).join(''));
    }),
  );
});

test('a text is read from a browser and from JSON, and nothing else is one', () => {
  const sent = new Map([
    ['field1', [' x ', 'y']],
    ['field2', [' \n']],
    ['field3', []],
  ]);
  assert.deepEqual(readFormText(sent, 'field1'), { answer: ' x ' });
  for (const name of ['field2', 'field3', 'field4', '__proto__', 'constructor']) {
    assert.deepEqual(readFormText(sent, name), { answer: undefined });
  }
  assert.deepEqual(readJsonText('x'), { answer: 'x' });
  for (const value of [null, undefined, '', '  ', []]) {
    assert.deepEqual(readJsonText(value), { answer: undefined });
  }
  for (const value of [0, true, {}, ['x'], JSON.parse('{"__proto__":"x"}')]) {
    assert.deepEqual(readJsonText(value), { fault: { code: 'malformed' } });
    assert.equal(readStoredText(value), undefined);
  }
});

test('digits of other keyboards are the same digits', () => {
  assert.equal(
    asciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９ x'),
    '0123456789 0123456789 0123456789 x',
  );
});
