import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#form/message/languages.ts';
import { acceptedBy, typesSentence } from './fileKinds.ts';

async function sentence(types: string[], tag = 'en'): Promise<string> {
  const loaded = await languages.get(tag)?.load();
  assert.ok(loaded);
  return typesSentence(types, loaded.texts, tag);
}

test('kinds of files are words, and only odd endings are listed', async () => {
  assert.equal(await sentence(['image']), 'Pictures.');
  assert.equal(await sentence(['image', 'document']), 'Pictures and documents.');
  assert.equal(await sentence(['image', 'document', '.log']), 'Pictures, documents, and .log.');
  assert.equal(await sentence(['.jpg', '.jpeg', '.png', '.pdf']), 'Pictures and .pdf.');
  assert.equal(
    await sentence(['image/jpeg', 'image/png', 'application/pdf', '.docx']),
    'Pictures and documents.',
  );
  assert.equal(await sentence(['.pdf']), 'Accepted types: .pdf.');
  assert.equal(await sentence(['.log', 'application/x-odd']), 'Accepted types: .log, application/x-odd.');
});

test('in every language, with its own capital letter, list and full stop', async () => {
  assert.equal(await sentence(['image', 'document'], 'de'), 'Bilder und Dokumente.');
  assert.equal(await sentence(['image', 'document'], 'tr'), 'Resimler ve belgeler.');
  assert.equal(await sentence(['image', 'document'], 'ja'), '画像、文書。');
  assert.equal(await sentence(['image', 'document'], 'hi'), 'तस्वीरें और दस्तावेज़।');
  assert.equal(await sentence(['image', '.log'], 'he'), 'תמונות ו-\u2066.log\u2069.');
  for (const tag of languages.keys())
    assert.match(await sentence(['audio', 'archive'], tag), /\S+[。।.]$/u, tag);
});

test('the file dialog is filtered by the same types', () => {
  assert.equal(acceptedBy(['image', '.log', 'text/csv']), 'image/*,.log,text/csv');
});
