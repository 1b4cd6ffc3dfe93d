import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeName } from './safeName.ts';

const names: readonly (readonly [name: string, safe: string])[] = [
  ['CON', '_CON'],
  ['con.txt', '_con.txt'],
  ['NUL.tar.gz', '_NUL.tar.gz'],
  ['nul .txt', '_nul .txt'],
  ['COM1', '_COM1'],
  ['lpt²', '_lpt²'],
  ['CONOUT$', '_CONOUT$'],
  ['aux...', '_aux'],
  ['prn. ', '_prn'],
  ['.con', '_con'],
  ['C\u200bON', '_CON'],
  ['console.txt', 'console.txt'],
  ['com10', 'com10'],
  ['icon', 'icon'],
  ['report.pdf. .', 'report.pdf'],
  ['. .', 'file'],
  ['a/b\\c:d', 'a_b_c_d'],
  [`${'x'.repeat(149)}. tail`, 'x'.repeat(149)],
];

for (const [name, safe] of names)
  test(`the name ${JSON.stringify(name)}`, () => assert.equal(safeName(name), safe));
