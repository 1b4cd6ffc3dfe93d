import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folded } from './folded.ts';

test('what is searched for is found whatever its capitals, accents and blanks', () => {
  for (const written of ['Café', 'CAFÉ', ' cafe\u0301 ', 'ｃａｆｅ']) assert.equal(folded(written), 'cafe');
});
