import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasWords, searchedWords, wordsOf } from './searchWords.ts';

const finds = (search: string, text: string) => hasWords(wordsOf([text]), searchedWords(search));

test('words are found regardless of case, width and ligatures, the last by its beginning', () => {
  assert.ok(finds('MÜLLER', 'Frau Müller kommt'));
  assert.ok(finds('mül', 'Frau Müller kommt'));
  assert.ok(finds('frau mül', 'Frau Müller kommt'));
  assert.ok(!finds('mül frau', 'Frau Müller kommt'), 'only the last word may be cut');
  assert.ok(finds('strasse', 'Hauptstraße 1, Straße'));
  assert.ok(finds('ΟΔΟΣ', 'οδός'.normalize('NFC').replace('ό', 'ο')));
  assert.ok(finds('ABC123', 'ＡＢＣ１２３'));
  assert.ok(finds('office', 'oﬃce'));
  assert.ok(finds('été', 'e\u0301t\u00e9'), 'an accent may be written in two ways');
});

test('accents do not matter, neither in the search nor in the text', () => {
  for (const [plain, accented] of [
    ['jorg', 'Jörg'],
    ['Ozturk', 'Öztürk'],
    ['strasse', 'Straße'],
    ['lodz', 'Łódź'],
    ['محمد', 'مُحَمَّد'],
  ] as const) {
    assert.ok(finds(plain, accented), plain);
    assert.ok(finds(accented, plain), accented);
  }
  assert.ok(!finds('か', 'が'), 'a mark that makes another letter matters');
});

test('scripts without spaces are found by any part', () => {
  for (const part of ['東京', '京都', '東京都', '都', '東', '京'])
    assert.ok(finds(part, '住所は東京都です'), part);
  assert.ok(!finds('大阪', '住所は東京都です'));
  assert.ok(finds('東京 hotel', 'Hotel東京'), 'also beside other scripts');
  assert.ok(finds('กรุง', 'กรุงเทพ'));
});

test('addresses and numbers are found by their parts', () => {
  assert.ok(finds('ana@example.org', 'Write to ana@example.org!'));
  assert.ok(finds('example', 'ana@example.org'));
  assert.ok(!finds('xample', 'ana@example.org'));
});

test('a search without words finds everything, and long texts take little time and space', () => {
  assert.deepEqual(searchedWords(' - !'), []);
  assert.ok(wordsOf([Array.from({ length: 50_000 }, (_each, index) => `w${index}`).join(' ')]).size <= 4000);
  assert.ok(wordsOf([`a${'\u0301'.repeat(200_000)}`]).size <= 1);
  assert.equal(searchedWords('a b c d e f g h i j k l m n o p q r s t').length, 16);
});
