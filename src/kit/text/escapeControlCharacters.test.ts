import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeControlCharacters } from './escapeControlCharacters.ts';

test('what stands in a name is never a command to the terminal', () => {
  assert.equal(escapeControlCharacters('\u001b[2J\u001b]0;title\u0007'), '\\x1b[2J\\x1b]0;title\\x07');
  assert.equal(
    escapeControlCharacters('C1: \u009b31m, DEL: \u007f, NUL: \0'),
    'C1: \\x9b31m, DEL: \\x7f, NUL: \\x00',
  );
  assert.equal(escapeControlCharacters('lines\nand\ttabs, 芳名帳 🎁'), 'lines\nand\ttabs, 芳名帳 🎁');
});
