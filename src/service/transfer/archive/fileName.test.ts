import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { archiveFileName, plainFileName } from './fileName.ts';

test('our own ids are their own names', () => {
  for (const id of ['k3f9x2ab', '11111111-2222-4333-8444-555555555555', 'Form_9-x'])
    assert.equal(archiveFileName(id), id);
});

test('any id is one name inside the folder, and no two ids share one', () => {
  const seen = new Map<string, string>();
  const id = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    .filter((text) => text.isWellFormed());
  const hostile = fc.constantFrom(
    '..',
    '.',
    '../../x',
    '/etc/passwd',
    'a\\b',
    '~',
    '%2E',
    'ü'.repeat(200),
    'CON.',
  );
  fc.assert(
    fc.property(fc.oneof(id, hostile), (text) => {
      const name = archiveFileName(text);
      assert.match(name, /^[A-Za-z0-9_%~-]{1,200}$/);
      assert.equal(basename(name), name);
      assert.equal(seen.get(name) ?? text, text);
      seen.set(name, text);
    }),
  );
});

test('an id with a slash or a name for a folder is no plain name', () => {
  for (const id of ['..', '.', 'a/b', 'a\\b', 'x'.repeat(201)]) assert.equal(plainFileName(id), undefined);
  assert.equal(plainFileName('Dotted.id'), 'Dotted.id');
});
