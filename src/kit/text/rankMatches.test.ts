import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rankMatches, searchable } from './rankMatches.ts';

const cities = [
  'New York',
  'York',
  'Yorkshire Dales',
  'Köln',
  'Łódź',
  'Mexico City',
  'Straßburg',
  'Yaren',
  'São Paulo',
];

function found(query: string, among: readonly string[] = cities): string[] {
  const items = among.map((text) => ({ text, ...searchable(text) }));
  return rankMatches(items, query).map(({ text }) => text);
}

test('an empty query keeps everything in its order', () => {
  assert.deepEqual(found(''), cities);
  assert.deepEqual(found('  '), cities);
});

test('beginnings of the text come first, then beginnings of words, then the middle of words', () => {
  assert.deepEqual(found('york'), ['York', 'Yorkshire Dales', 'New York']);
  assert.deepEqual(found('or'), ['New York', 'York', 'Yorkshire Dales']);
  assert.deepEqual(found('city mex'), ['Mexico City']);
});

test('accents and letters with strokes need not be typed', () => {
  assert.deepEqual(found('koln'), ['Köln']);
  assert.deepEqual(found('lodz'), ['Łódź']);
  assert.deepEqual(found('strassb'), ['Straßburg']);
  assert.deepEqual(found('SAO'), ['São Paulo']);
});

test('one typo is forgiven in a short word and two in a long one', () => {
  assert.deepEqual(found('koeln'), ['Köln']);
  assert.deepEqual(found('yrok'), ['New York', 'York', 'Yorkshire Dales']);
  assert.deepEqual(found('strasbrug'), ['Straßburg']);
  assert.deepEqual(found('mexcio city'), ['Mexico City']);
  assert.deepEqual(found('kx'), [], 'two letters say too little');
  assert.deepEqual(found('kxxn'), [], 'two typos in a short word');
  assert.deepEqual(found('paris'), []);
});

test('typos are only looked for where nothing matches, fewer typos first', () => {
  assert.deepEqual(found('bern', ['Berlin', 'Bern', 'Benin']), ['Bern']);
  assert.deepEqual(found('gemrany', ['Greenland', 'Germany', 'Gemeinde']), ['Germany']);
  assert.deepEqual(found('austrila', ['Australia', 'Austria']), ['Austria', 'Australia']);
});

test('signs alone match only themselves', () => {
  assert.deepEqual(found('(', ['a (b)', 'c']), ['a (b)']);
  assert.deepEqual(found('?', ['a (b)', 'c']), []);
});
