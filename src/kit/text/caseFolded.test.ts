import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseFolded } from './caseFolded.ts';

test('a search ignores case, accents and surrounding whitespace', () => {
  for (const written of ['Café', 'CAFÉ', ' cafe\u0301 ', 'ｃａｆｅ'])
    assert.equal(caseFolded(written), 'cafe');
});

test('letters that are more than a letter with a mark have their plain spelling', () => {
  assert.equal(caseFolded('Straße'), 'strasse');
  assert.equal(caseFolded('ŁÓDŹ'), 'lodz');
  assert.equal(caseFolded('Øresund'), 'oresund');
});
