import assert from 'node:assert/strict';
import test from 'node:test';
import { faultCodes } from '../value/fault.ts';
import { faultMessage } from './faultMessage.ts';
import { english } from './faultMessages.ts';
import { interfaceEnglish } from './interfaceTexts.ts';
import { languages } from './languages.ts';

/** Texts that are rightly identical to the English ones. */
const sameInEnglish = new Set([
  'it password_label',
  'es error_prefix',
  'tr payment_form',
  'fr file_documents',
  'fr file_archives',
]);

/** Languages in which every text contains letters of the language's script. */
const letters: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

const examples = /https:\/\/example\.org|name@example\.org|\+49 30 901820|2026-12-31|09:30|12\.5/g;
const originals = { ...prefixed('message', english), ...prefixed('text', interfaceEnglish) };

test('a visitor may be spoken to in at least twelve languages', () => {
  assert.ok(languages.size >= 12);
  assert.equal([...languages.keys()][0], 'en');
  const names = [...languages.values()].map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
});

test('Arabic and Hebrew run from right to left, all others from left to right', () => {
  const rightToLeft = [...languages].filter(([, { direction }]) => direction === 'rtl').map(([tag]) => tag);
  assert.deepEqual(rightToLeft, ['ar', 'he']);
});

for (const [tag, language] of languages) {
  test(`${tag}: each name in the table is a language that calls itself so`, () => {
    const called =
      new Intl.DisplayNames([tag], { type: 'language' }).of(tag === 'zh' ? 'zh-Hans' : tag) ?? '';
    assert.equal(language.name.toLocaleLowerCase(tag), called.toLocaleLowerCase(tag));
  });

  test(`${tag}: has the sentences of English, no more and no fewer`, async () => {
    const { messages, texts } = await language.load();
    assert.deepEqual(Object.keys(messages), Object.keys(english));
    assert.deepEqual(Object.keys(texts), Object.keys(interfaceEnglish));
  });

  test(`${tag}: each sentence keeps its parameters and examples`, async () => {
    for (const [key, text, original] of await textsOf(tag)) {
      // Repetitions do not count: some languages use a parameter twice, as in "from 5 to 5".
      assert.deepEqual(found(text, /\{\w+\}/g), found(original, /\{\w+\}/g), key);
      assert.deepEqual(found(text, examples), found(original, examples), key);
      assert.doesNotMatch(text.replace(/\{\w+\}/g, ''), /[{}]/, key);
    }
  });

  test(`${tag}: is written with care`, async () => {
    for (const [key, text] of await textsOf(tag)) {
      assert.doesNotMatch(text, /[!\uff01\n\t]| {2}|^\s/, key);
      if (key === 'text error_prefix') assert.match(text, /: $/);
      else assert.doesNotMatch(text, /\s$/, key);
      assert.equal(text, text.normalize('NFC'), key);
    }
  });

  test(`${tag}: every fault becomes a whole sentence`, async () => {
    const { messages } = await language.load();
    for (const code of faultCodes) {
      const names = found(english[code], /\{\w+\}/g).map((braces) => braces.slice(1, -1));
      const parameters = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
      const sentence = faultMessage({ code, parameters }, messages);
      assert.doesNotMatch(sentence, /[{}]/);
      for (const name of names) assert.ok(sentence.includes(`<${name}>`), code);
    }
  });

  if (tag === 'en') continue;
  test(`${tag}: nothing is left in English`, async () => {
    const own = letters[tag] ?? /\p{Script=Latin}/u;
    for (const [key, text, original] of await textsOf(tag)) {
      if (!sameInEnglish.has(`${tag} ${key.replace(/^\w+ /, '')}`)) assert.notEqual(text, original, key);
      assert.match(text.replace(/\{\w+\}/g, ''), own, key);
    }
  });

  if (language.direction === 'ltr') continue;
  test(`${tag}: what is filled in and what reads from left to right is set apart`, async () => {
    for (const [key, text] of await textsOf(tag)) {
      assert.doesNotMatch(text.replace(/\u2068[^\u2068\u2069]+\u2069/g, ''), /[\w{}@+\u2068\u2069]/, key);
    }
    const { messages } = await language.load();
    const early = faultMessage({ code: 'date_too_early', parameters: { min: '2026-12-31' } }, messages);
    assert.ok(early.includes('\u20682026-12-31\u2069'));
    assert.ok(messages.phone_invalid.includes('\u2068+49 30 901820\u2069'));
  });
}

test('French does not break a line before its colons, nor inside its quotation marks', async () => {
  for (const [key, text] of await textsOf('fr')) assert.doesNotMatch(text, / [:;?»]|« |[^\s\d]:(?!\/)/, key);
});

test('Chinese and Japanese use their own wide punctuation', async () => {
  for (const tag of ['ja', 'zh']) {
    for (const [key, text] of await textsOf(tag)) {
      assert.doesNotMatch(text, /\p{Script=Han}[,;.?()]|[\p{Script=Han}\p{Script=Katakana}]:\S/u, key);
    }
  }
});

/** Each text of a language with the English one. */
async function textsOf(tag: string): Promise<[key: string, text: string, original: string][]> {
  const language = languages.get(tag);
  assert.ok(language);
  const { messages, texts } = await language.load();
  const all = { ...prefixed('message', messages), ...prefixed('text', texts) };
  return Object.entries(all).map(([key, text]) => [key, text, originals[key] ?? '']);
}

function prefixed(kind: string, texts: object): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${kind} ${key}`, String(text)]));
}

function found(text: string, what: RegExp): string[] {
  return [...new Set(text.match(what))].sort();
}
