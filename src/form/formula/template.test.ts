import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fillTemplate, hasFormulas, parseTemplate, textPieces, writtenPiece } from './template.ts';
import { sampleValues } from './testing/sampleValues.ts';

const values = sampleValues({
  field1: { use: 'text', text: 'Ann' },
  field2: { use: 'either', number: '12.5', text: 'T-shirt' },
  field3: { use: 'text', text: '[field1] \\[ [sum(1, 2)]' },
  field12: { use: 'text', text: 'Zoë' },
});

const filled = (text: string): string => fillTemplate(parseTemplate(text), values);

test('answers and formulas stand in texts', () => {
  const rows: [string, string][] = [
    ['Thank you, [field1].', 'Thank you, Ann.'],
    ['[field12][field1]', 'ZoëAnn'],
    ['[field2] costs [fixed(field2 * 2, 2)] euros', 'T-shirt costs 25.00 euros'],
    ['[ field2 + field2 ]', '25'],
    ['Until [date(today() + 1)]', 'Until 2026-02-01'],
    ['[if(field1 = "]", "[a]", "[b]")]', '[b]'],
    ['[concat("say ""[hi]""", "")] [field1]', 'say "[hi]" Ann'],
    ['[field1](see below)', 'Ann(see below)'],
    ['[[field1]]', '[Ann]'],
    ['5" or [field1] or 6"', '5" or Ann or 6"'],
    ['[5" pipe] for [field1], [6" pipe]', '[5" pipe] for Ann, [6" pipe]'],
    ['[Hello [field1]](https://example.org)', '[Hello Ann](https://example.org)'],
  ];
  for (const [text, result] of rows) assert.equal(filled(text), result, text);
});

test('any other bracket is text', () => {
  const texts = [
    '[words](https://example.org/a)',
    '[terms of field1](https://example.org/a)',
    '[field1](mailto:a@example.org)',
    '[x] done',
    '[field0]',
    '[field01]',
    '[fields1]',
    '[myfield1]',
    '["field1"]',
    '[sum of all]',
    '[assume(d)]',
    '[',
    ']',
    '[field1',
    'field1]',
    '[]',
    'C:\\ folder',
  ];
  for (const text of texts) {
    assert.equal(filled(text), text);
    assert.equal(hasFormulas(text), false, text);
  }
});

test('a backslash before a bracket makes it text', () => {
  assert.equal(filled('\\[field1] is [field1]'), '[field1] is Ann');
  assert.equal(filled('\\[\\[x]'), '[[x]');
  assert.equal(hasFormulas('\\[field1]'), false);
});

test('what an answer contains is not read again', () => {
  assert.equal(filled('You wrote: [field3]'), 'You wrote: [field1] \\[ [sum(1, 2)]');
  fc.assert(
    fc.property(fc.string(), (answer) => {
      const hostile = sampleValues({ field1: { use: 'text', text: answer } });
      assert.equal(fillTemplate(parseTemplate('<[field1]>'), hostile), `<${answer}>`);
    }),
  );
});

test('a formula that cannot be read is a fault and printed as written', () => {
  const template = parseTemplate('Total: [field1 +] and [field1 = "a]');
  assert.deepEqual(
    template.map((part) => ('fault' in part ? [part.source, part.fault.code, part.fault.at] : part)),
    [
      { text: 'Total: ' },
      ['field1 +', 'formula_syntax', 8],
      { text: ' and ' },
      ['field1 = "a', 'formula_syntax', 9],
    ],
  );
  assert.equal(fillTemplate(template, values), 'Total: [field1 +] and [field1 = "a]');
  assert.equal(hasFormulas('[field1 +]'), false);
});

test('text without brackets is unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (any) => {
      const text = any.replaceAll('[', '');
      assert.equal(filled(text), text);
      assert.ok(parseTemplate(text).length <= 1);
    }),
  );
});

const pieces = fc.constantFrom(
  '[',
  ']',
  '"',
  '\\',
  'field1',
  'sum(',
  ')',
  '(https://',
  ' ',
  '+',
  '1',
  'a',
  '\n',
  '\ud800',
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
);

test('arbitrary text never throws, and nothing but backslashes gets lost', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const kept = parseTemplate(text)
        .map((part) =>
          'text' in part ? part.text : `[${'source' in part ? part.source : part.formula.source}]`,
        )
        .join('');
      assert.equal(kept.replaceAll('\\', ''), text.replaceAll('\\', ''));
      filled(text);
    }),
    { numRuns: 2000 },
  );
});

test('the pieces of a text are the same text again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const pieces = textPieces(text);
      assert.equal(pieces.map(writtenPiece).join(''), text);
      for (const piece of pieces)
        if ('source' in piece) assert.deepEqual(textPieces(writtenPiece(piece)), [piece]);
    }),
    { numRuns: 2000 },
  );
});

test('a megabyte of brackets and quotes is read in proportion to its length', () => {
  // A quadratic parser would take minutes here.
  for (const unit of ['[', ']', '["', '["[', '[field1', '"[field1]"', '[field1 ', '\\[', '[]', '[(']) {
    const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
    assert.ok(parseTemplate(text).length > 0);
  }
  assert.equal(parseTemplate(`[${'('.repeat(1_000_000)}field1]`).length, 1);
});
