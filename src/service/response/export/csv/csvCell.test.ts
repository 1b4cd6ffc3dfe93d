import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvCell } from './csvCell.ts';

test('a text that begins a formula gets an apostrophe; plain numbers stay', () => {
  assert.deepEqual(['=1+1', '+49 30', '-x', '@sum', '\t=1', '+4930123456', '-2.5', 'plain'].map(csvCell), [
    `'=1+1`,
    `'+49 30`,
    `'-x`,
    `'@sum`,
    `"'\t'=1"`,
    '+4930123456',
    '-2.5',
    'plain',
  ]);
});

test('commas, semicolons, tabs, quotes and line breaks are quoted', () => {
  assert.deepEqual(['a,b', 'a;b', 'a\tb', 'a"b', 'a\nb'].map(csvCell), [
    '"a,b"',
    '"a;b"',
    '"a\tb"',
    '"a""b"',
    '"a\nb"',
  ]);
});

test('no part of a cell begins a formula where other separators are used', () => {
  const attacks = [
    'x;=cmd();y',
    'x;  =cmd()',
    'x;"=cmd()";y',
    'x\t+cmd()',
    'x\n=cmd()\ny',
    'x\r\n@cmd()',
    'x;\uff1dcmd()',
    ';=cmd()',
    'x;\u200b=cmd()',
    'x\n\u00a0\ufeff=cmd()',
  ];
  for (const attack of attacks) {
    // How such an Excel cuts a line whose first cell is another one: quotes inside a cell are text.
    const cells = `1,${csvCell(attack)},2`.split(/[;\t\r\n]/).slice(1);
    for (const cell of cells)
      assert.doesNotMatch(cell, /^[\s"\p{Cf}]*[=+\-@\uff1d]/u, JSON.stringify(attack));
  }
  assert.equal(csvCell('1;-2;+3'), '"1;-2;+3"');
});

test('nothing invisible in front hides a formula', () => {
  for (const hidden of [
    '\u200b',
    '\ufeff',
    '\u00ad',
    '\u2060',
    '\u202e',
    '\u00a0',
    '\0',
    '\x1f',
    ' ',
    '\u3164',
    '\ufe0f',
  ])
    for (const sign of '=+-@\uff1d\uff0b\uff0d\uff20')
      assert.equal(
        csvCell(`${hidden}${sign}cmd()`),
        `${hidden}'${sign}cmd()`,
        JSON.stringify([hidden, sign]),
      );
  assert.equal(csvCell('\u00e9t\u00e9 = summer'), '\u00e9t\u00e9 = summer');
});
