import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Message } from './parseMessage.ts';
import { readNamespace } from './readNamespace.ts';

const root = join(import.meta.dirname, '../../..');
const folders = ['web/admin/texts/catalogue', 'src/render/texts/catalogue'];

/** Foreign punctuation, and the wrong form of address. */
const strange: Readonly<Record<string, readonly RegExp[]>> = {
  en: [word('please'), /[„«»]/],
  de: [word('bitte', 'du', 'dich', 'dir', 'dein', 'deine', 'deinem', 'deinen', 'deiner'), /[«»”]/],
  // French has a no-break space before these marks and inside quotation marks.
  fr: [
    word('tu', 'te', 'toi', 'ton', 'ta', 'tes'),
    /[“”„]/,
    /(?<!\u00a0)([;?»]|:(?!\/\/|\d\d))/,
    /«(?!\u00a0)/,
  ],
  es: [word('tu', 'tus', 'tú', 'te', 'ti', 'tienes', 'puedes', 'has', 'eres'), /[“”„]/, /«\s|\s»/],
  // Italian says tu, has one form of apostrophe, and an acute accent in perché and né.
  it: [
    word('per favore', 'prego', 'lei', 'voi', 'vostro', 'vostra', 'inserisca', 'scelga', 'scriva', 'riprovi'),
    /[„“”]/,
    /«\s|\s»/,
    /\p{L}'\p{L}/u,
    word('perchè', 'poichè', 'nè', 'sè', 'È’', "E'"),
  ],
  pt: [word('tu', 'te', 'ti', 'teu', 'teus', 'tua', 'tuas', 'vós', 'por favor'), /[„«»]/],
};
/** The invitation that a person may send to visitors says please. */
const toVisitors = 'message/text';
/** Part of the texts of templates, whose formulas contain quotation marks. */
const formula = /\[[^\]]*\]/g;
const anywhere = [/!/, /\.\.\./, /"/, / {2}/];

describe('the texts of the catalogue', () => {
  for (const path of folders.flatMap((folder) => globSync(`${folder}/**/en.json`, { cwd: root }))) {
    const [, folder = '', name = ''] = /^(.*?\/catalogue)\/(.*)\/en\.json$/.exec(path) ?? [];
    const { namespace, faults } = readNamespace(folder, name, root, folder.startsWith('web/'));
    test(`${name}: every language says everything`, () => assert.deepEqual(faults, []));
    for (const [code, messages] of namespace.languages)
      test(`${name}: are written in ${code} as its readers write`, () => {
        const patterns = [...anywhere, ...(strange[code] ?? [])];
        const found = [...messages].flatMap(([key, message]) =>
          (key === toVisitors ? [] : wordsOf(message))
            .filter((words) => patterns.some((pattern) => pattern.test(words.replace(formula, 'x'))))
            .map((words) => `${key}: ${words}`),
        );
        assert.deepEqual(found, []);
      });
  }
});

/** Matches any of these as a whole word, in any script. */
function word(...words: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu');
}

/** The words of a message, once with each of its cases. */
function wordsOf(message: Message): string[] {
  return message.reduce<string[]>(
    (before, part) => {
      const words =
        part.kind === 'text'
          ? [part.text]
          : part.kind === 'plural' || part.kind === 'select'
            ? [...part.cases.values()].flatMap(wordsOf)
            : ['x'];
      return before.flatMap((start) => words.map((each) => start + each));
    },
    [''],
  );
}
