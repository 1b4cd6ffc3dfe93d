import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRiddles } from './comments.ts';
import { findLongFiles, maxLines } from './length.ts';
import { findUnwantedWords } from './words.ts';

test('a file over the limit is found, unless it is named as a table of data', () => {
  const long = { path: 'src/kit/a.ts', text: 'x\n'.repeat(maxLines + 1) };
  assert.equal(findLongFiles([long]).length, 1);
  assert.deepEqual(findLongFiles([long], ['src/kit/a.ts']), []);
  assert.deepEqual(findLongFiles([long], ['src/kit/']), []);
  assert.deepEqual(findLongFiles([{ ...long, text: 'x\n'.repeat(maxLines) }]), []);
  assert.deepEqual(findLongFiles([{ ...long, path: 'package-lock.json' }]), []);
});

test('a path of the machine where it was written is found', () => {
  const text = `first\nsee ${['', 'work', 'main'].join('/')} and ${['..', 'shared', 'a.md'].join('/')}\n`;
  assert.deepEqual(
    findUnwantedWords([{ path: 'README.md', text }]).map(({ line }) => line),
    [2, 2],
  );
  assert.deepEqual(findUnwantedWords([{ path: 'README.md', text: 'at work, and shared' }]), []);
});

test('a comment that hides its subject is found', () => {
  const text =
    '/** ' +
    'Whoever asks. */\n  // What is sent.\nconst a = 1; // Literal segments win.\n/** Returns what is sent. */\n';
  assert.deepEqual(
    findRiddles([{ path: 'src/kit/a.ts', text }]).map(({ line }) => line),
    [1, 2],
  );
});
