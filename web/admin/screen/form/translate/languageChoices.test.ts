import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#form/message/languages.ts';
import { languageChoices, languageName, nativeName, searchLanguages } from './languageChoices.ts';

const choices = languageChoices('en');

test('every language that the page speaks is offered first, by its own name', () => {
  const first = choices.slice(0, languages.size);
  assert.deepEqual(first.map(({ tag }) => tag).sort(), [...languages.keys()].sort());
  assert.equal(first.find(({ tag }) => tag === 'ar')?.native, 'العربية');
  assert.equal(new Set(choices.map(({ tag }) => tag)).size, choices.length);
});

test('every language has a name of its own and one in English', () => {
  for (const { tag, native, name } of choices) {
    assert.notEqual(native.toLowerCase(), tag.toLowerCase());
    assert.notEqual(name.toLowerCase(), tag.toLowerCase());
  }
  assert.equal(nativeName('da'), 'Dansk');
  assert.equal(languageName('nonsense!', 'en'), 'nonsense!');
});

test('a search finds own names without accents, English names and tags', () => {
  const found = (words: string) => searchLanguages(choices, words).map(({ tag }) => tag);
  assert.deepEqual(found('espanol'), ['es']);
  assert.deepEqual(found('Arabic'), ['ar']);
  assert.ok(found('pt-br').includes('pt-BR'));
  assert.deepEqual(found('klingon'), []);
});
