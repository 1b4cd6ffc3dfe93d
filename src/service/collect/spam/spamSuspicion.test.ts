import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Evidence, spamSuspicion } from './spamSuspicion.ts';

const now = 1_800_000_000_000;
const person: Evidence = { from: 'page', trap: false, shown: now - 20_000, now, answered: 4, many: false };
const after = (milliseconds: number, answered = 4) => ({ shown: now - milliseconds, answered });

type Row = [
  what: string,
  change: Partial<Evidence>,
  standard: string | undefined,
  strict: string | undefined,
];

const rows: Row[] = [
  ['an ordinary visit', {}, undefined, undefined],
  ['the trap, whatever else is fine', { trap: true }, 'trap', 'trap'],
  ['no ticket', { shown: undefined }, 'no_ticket', 'no_ticket'],
  ['four answers in a second', after(1000), 'too_fast', 'too_fast'],
  ['four answers in two seconds', after(2000), undefined, 'too_fast'],
  ['a hundred answers in two seconds: a link may have brought them', after(2000, 100), undefined, 'too_fast'],
  ['one answer in a second', after(1000, 1), undefined, 'too_fast'],
  ['one answer in half a second', after(500, 1), 'too_fast', 'too_fast'],
  ['a page of yesterday evening', after(14 * 3_600_000), undefined, undefined],
  ['a page of two days ago', after(2 * 86_400_000), 'old_ticket', 'old_ticket'],
  ['many from one address', { many: true }, 'many', 'many'],
  ['a program', { from: 'program', shown: undefined }, undefined, 'no_ticket'],
  ['a program that sends many', { from: 'program', shown: undefined, many: true }, 'many', 'no_ticket'],
];

for (const [what, change, standard, strict] of rows) {
  test(`${what}: ${standard ?? 'fine'}, strictly ${strict ?? 'fine'}`, () => {
    const evidence = { ...person, ...change };
    assert.equal(spamSuspicion('standard', evidence), standard);
    assert.equal(spamSuspicion('strict', evidence), strict);
    assert.equal(spamSuspicion('off', evidence), undefined);
  });
}
