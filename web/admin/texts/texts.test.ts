import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { appProblems } from '#contract/app/problems.ts';
import { mailLanguages } from '#render/mail/mailLanguages.ts';
import { texts as newForm } from './compiled/form/new/en.ts';
import { texts as english } from './compiled/language/en.ts';
import { languages } from './compiled/languages.ts';

const loaded = await Promise.all(languages.map(async ({ code, load }) => ({ code, ...(await load()) })));

/** Patterns that mails must not contain: foreign punctuation, and the wrong form of address. */
const strange: Readonly<Record<string, readonly RegExp[]>> = {
  en: [word('please'), /[„«»]/],
  de: [word('bitte', 'du', 'dich', 'dir', 'dein', 'deine', 'deinem', 'deinen', 'deiner'), /[«»”]/],
  // French has a no-break space before these marks and inside quotation marks.
  fr: [word('tu', 'te', 'toi', 'ton', 'ta', 'tes'), /[“”„]/, /(?<!\u00a0)([;?»]|:(?!\/\/))/, /«(?!\u00a0)/],
  es: [word('tu', 'tus', 'tú', 'te', 'ti', 'tienes', 'puedes', 'has', 'eres'), /[“”„]/, /«\s|\s»/],
  pt: [word('tu', 'te', 'ti', 'teu', 'teus', 'tua', 'tuas', 'vós', 'por favor'), /[„«»]/],
};
const anywhere = [/!/, /\.\.\./, /"/, / {2}/, /\s$/];

describe('the texts of the app', () => {
  test('a colour is described by the characters that it takes, which are not all digits', () => {
    for (const { texts } of loaded)
      for (const text of [texts.branding.accentHelp, texts.branding.accentWrong])
        assert.match(text, /hex code|0–9 \p{Ll}+ a–f/u);
  });

  test('are there in every language that mails have', () => {
    const codes = languages.map(({ code }) => code);
    assert.deepEqual(
      [...mailLanguages.keys()].filter((code) => !codes.includes(code)),
      [],
    );
  });

  for (const [code, kinds] of mailLanguages)
    test(`address the readers of mails in ${code} as the app does`, () => {
      const names = {
        organization: 'Orchard',
        inviter: 'Zoe',
        email: 'zoe@example.org',
        removed: [],
        form: 'F',
        workflow: 'W',
        problem: 'P',
      };
      const { linkBelow, ...written } = kinds;
      const words = [
        linkBelow,
        ...Object.values(written).flatMap((kind) => Object.values(kind(names)).flat()),
      ];
      assert.deepEqual(
        words.filter((each) => each !== '' && isStrange(code, each)),
        [],
      );
    });

  test('have words for everything that the service refuses the app', () => {
    // Two have their texts elsewhere: one contains the time to wait, the other belongs to the image upload. Of the stream and
    // the reports of presence nobody is told: the app tries again by itself.
    const elsewhere = ['too_many_attempts', 'streams_exhausted', 'presence_limit', 'image_refused'];
    assert.deepEqual(
      Object.keys(appProblems).filter((code) => !(code in english.problems.byCode)),
      elsewhere,
    );
  });

  test('name every form to begin with', () => {
    const files = readdirSync(join(import.meta.dirname, '../../../templates'));
    assert.deepEqual(
      Object.keys(newForm.templates).toSorted(),
      files.map((file) => file.replace(/\.yaml$/, '')).toSorted(),
    );
  });
});

/** Matches any of these as a whole word, in any script. */
function word(...words: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu');
}

function isStrange(code: string, words: string): boolean {
  return [...anywhere, ...(strange[code] ?? [])].some((pattern) => pattern.test(words));
}
