import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseFolded } from './caseFolded.ts';

test('a search ignores case, accents and surrounding whitespace', () => {
  for (const written of ['Café', 'CAFÉ', ' cafe\u0301 ', 'ｃａｆｅ'])
    assert.equal(caseFolded(written), 'cafe');
});
