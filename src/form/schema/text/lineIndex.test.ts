import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lineIndex } from './lineIndex.ts';

test('every character has the line and the column that counting gives', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r', 'é') }), (text) => {
      const place = lineIndex(text);
      for (let offset = 0; offset <= text.length; offset += 1) {
        const lines = text.slice(0, offset).split('\n');
        assert.deepEqual(place(offset), { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 });
      }
    }),
  );
});
