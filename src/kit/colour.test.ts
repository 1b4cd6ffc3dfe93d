import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { contrast, mixed, readableColour } from './colour.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('contrast is that of WCAG, either way round', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.equal(contrast('#777777', '#777777'), 1);
  assert.equal(contrast('#767676', '#ffffff').toFixed(2), '4.54');
  assert.equal(contrast('#ffffff', '#767676').toFixed(2), '4.54');
});

test('a mix lies between its colours', () => {
  assert.equal(mixed('#000000', '#ffffff', 0.5), '#808080');
  assert.equal(mixed('#102030', '#ffffff', 0), '#102030');
  assert.equal(mixed('#102030', '#0a0b0c', 1), '#0a0b0c');
});

test('every colour becomes readable on every background, and a readable one stays', () => {
  fc.assert(
    fc.property(colours, colours, (colour, ground) => {
      const found = readableColour(colour, ground, 4.5);
      assert.ok(contrast(found, ground) >= 4.5);
      if (contrast(colour, ground) >= 4.5) assert.equal(found, colour);
    }),
  );
});
