import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldForSearch } from './foldForSearch.ts';

test('a search ignores case, accents and surrounding whitespace', () => {
  for (const written of ['Café', 'CAFÉ', ' cafe\u0301 ', 'ｃａｆｅ'])
    assert.equal(foldForSearch(written), 'cafe');
});

test('letters that are more than a letter with a mark have their plain spelling', () => {
  assert.equal(foldForSearch('Straße STRASSE STRAẞE'), 'strasse strasse strasse');
  assert.equal(foldForSearch('ŁÓDŹ'), 'lodz');
  assert.equal(foldForSearch('Øresund Đorđe Þór'), 'oresund dorde thor');
  assert.equal(foldForSearch('İstanbul ISPARTA Iğdır'), 'istanbul isparta igdir');
  assert.equal(foldForSearch('Ὀδυσσεύς'), foldForSearch('ΟΔΥΣΣΕΥΣ'));
  assert.equal(foldForSearch('Ёлка'), 'елка');
});

test('points of Arabic and Hebrew are left out, and marks that make another letter stay', () => {
  assert.equal(foldForSearch('مُحَمَّد'), 'محمد');
  assert.equal(foldForSearch('أحمد'), 'احمد');
  assert.equal(foldForSearch('שָׁלוֹם'), 'שלום');
  for (const [one, other] of [
    ['か', 'が'],
    ['ハ', 'パ'],
    ['कि', 'का'],
    ['มา', 'มี'],
    ['가', '각'],
  ] as const)
    assert.notEqual(foldForSearch(one), foldForSearch(other));
  assert.equal(foldForSearch('한국'.normalize('NFD')), '한국');
  assert.equal(foldForSearch('ｶﾞ'), foldForSearch('ガ'));
});

test('a folded text stays as it is, and a part of a word folds to a part', () => {
  for (const text of ['Ǆ ŉ ǰ ẖ ﬃ ½ ℃ İ ΐ', 'Straße in Łódź', 'パン屋 กรุงเทพ नमस्ते', 'مُحَمَّد'])
    assert.equal(foldForSearch(foldForSearch(text)), foldForSearch(text), text);
});

test('any number of marks on one letter takes no longer than other texts', () => {
  const begun = process.cpuUsage();
  for (const marks of ['\u0301\u0323', '\u093c\u094d', '\u3099\u302a'])
    assert.ok(foldForSearch(`a${marks.repeat(100_000)}`).length <= 31);
  assert.ok(process.cpuUsage(begun).user < 4_000_000);
});
