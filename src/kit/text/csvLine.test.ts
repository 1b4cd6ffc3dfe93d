import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvLine } from './csvLine.ts';

/** Parses like a spreadsheet, which takes quotes in the middle of a cell literally. */
function read(text: string, delimiter: string): string[][] {
  return parse(text, {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    bom: true,
    skip_empty_lines: true,
  });
}

const isFormula = (cell: string) =>
  /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell) && !/^[+-]\d+(\.\d+)?$/.test(cell.trim());

test('a line keeps its cells apart, and none of them is a formula', () => {
  assert.equal(csvLine(['Ana', 'b c', '']), '"Ana","b c",""');
  assert.equal(csvLine(['Cruz, Ana', 'the "one"', 'two\nlines']), '"Cruz, Ana","the ""one""","two\nlines"');
  assert.equal(csvLine(['=1+1', '+49', '-x', '@a', 'a=b']), `"'=1+1","+49","'-x","'@a","a=b"`);
  assert.equal(csvLine(['x;=HYPERLINK(A1;1);y']), `"x;'=HYPERLINK(A1;1);y"`);
});

test('hostile cells are no formula, whatever separates them', () => {
  const cells = [
    '=1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    ' =1',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    '\ufeff=1',
    '\u200b=1',
  ];
  cells.push(
    'x;=1',
    'x\t=1',
    'x\n=1',
    'x;"=1',
    'x;\ufeff =1',
    '"=1',
    'x; ＝1',
    '";=1',
    '"\n=1',
    ';;=1',
    '\u00a0=1',
  );
  for (const delimiter of [',', ';', '\t'])
    for (const cell of cells)
      for (const row of [[cell], ['a', cell], [cell, 'b'], ['a', cell, 'b']])
        for (const line of read(`${csvLine(['h', 'i'])}\r\n${csvLine(row)}\r\n`, delimiter))
          assert.deepEqual(line.filter(isFormula), [], JSON.stringify([delimiter, cell, line]));
});

test('any text comes back as one cell, but for the apostrophes, and never as a formula', () => {
  const piece = fc.constantFrom('=', ';', '\t', ',', '"', '\n', ' ', 'a', '-', '＝', '\ufeff', "'", '\0');
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
      const text = `${csvLine(cells)}\r\n`;
      const [row, ...more] = read(text, ',');
      assert.deepEqual(more, []);
      assert.deepEqual(
        row?.map((each) => each.replaceAll("'", '')),
        cells.map((each) => each.replaceAll("'", '')),
      );
      assert.deepEqual(row?.filter(isFormula), []);
      // With another separator, quotes may appear anywhere and programs differ in reading them.
      for (const delimiter of [';', '\t'])
        for (const each of parse(text, { delimiter, quote: false, relax_column_count: true }).flat())
          assert.ok(
            !isFormula(String(each).replace(/^["\s\p{Cc}\p{Cf}]+/u, '')),
            JSON.stringify([delimiter, each]),
          );
    }),
    { numRuns: 3000 },
  );
});
