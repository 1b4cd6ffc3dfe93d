import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { chooseLanguage } from './chooseLanguage.ts';

interface Row {
  offered: string[];
  header?: string;
  asked?: string;
  chosen: string;
}

function rows(name: string, table: Row[]): void {
  test(name, () => {
    for (const { offered, header, asked, chosen } of table) {
      assert.equal(
        chooseLanguage(offered, header, asked),
        chosen,
        `${offered} for ${header} and ${asked ?? 'no wish'}`,
      );
    }
  });
}

const some = ['en', 'de', 'fr', 'he', 'pt-BR'];

rows('the dearest language that is offered is chosen', [
  { offered: some, header: 'de', chosen: 'de' },
  { offered: some, header: 'fr;q=0.5, de;q=0.8', chosen: 'de' },
  { offered: some, header: 'fr;q=0.5,de;q=0.50', chosen: 'fr' },
  { offered: some, header: 'ja, ko;q=0.9, fr;q=0.001', chosen: 'fr' },
  { offered: some, header: 'DE ; Q=1.000', chosen: 'de' },
  { offered: ['en-GB', 'de'], header: 'en-US,de;q=0.9', chosen: 'en-GB' },
]);

rows('without a common language it is the first', [
  { offered: some, chosen: 'en' },
  { offered: some, header: '', chosen: 'en' },
  { offered: some, header: '*', chosen: 'en' },
  { offered: ['fi', 'en'], header: 'ja', chosen: 'fi' },
  { offered: [], header: 'de', chosen: 'en' },
]);

rows('a region falls back to its language, and a language to one of its regions', [
  { offered: some, header: 'de-AT', chosen: 'de' },
  { offered: ['en', 'de', 'de-CH'], header: 'de-CH-1996', chosen: 'de-CH' },
  { offered: some, header: 'pt', chosen: 'pt-BR' },
  { offered: some, header: 'pt-PT, en;q=0.9', chosen: 'pt-BR' },
  { offered: some, header: 'de-x-private', chosen: 'de' },
  { offered: some, header: 'den', chosen: 'en' },
  { offered: some, header: 'iw-IL', chosen: 'he' },
]);

rows('the scripts of Chinese and Serbian are told apart', [
  { offered: ['en', 'zh-Hans', 'zh-Hant'], header: 'zh-TW', chosen: 'zh-Hant' },
  { offered: ['en', 'zh', 'zh-TW'], header: 'zh-HK', chosen: 'zh-TW' },
  { offered: ['en', 'zh', 'zh-Hant'], header: 'zh-Hant-MO', chosen: 'zh-Hant' },
  { offered: ['en', 'zh', 'zh-Hant'], header: 'zh-CN', chosen: 'zh' },
  { offered: ['en', 'zh-Hant'], header: 'zh-CN', chosen: 'en' },
  { offered: ['en', 'zh-Hant'], header: 'zh', chosen: 'zh-Hant' },
  { offered: ['en', 'zh'], header: 'zh-TW, zh;q=0.9', chosen: 'zh' },
  { offered: ['en', 'sr-Latn'], header: 'sr-Cyrl-RS', chosen: 'en' },
]);

rows('what is refused is not given where there is another', [
  { offered: some, header: 'en;q=0', chosen: 'de' },
  { offered: some, header: 'en;q=0, fr', chosen: 'fr' },
  { offered: ['en-GB', 'de'], header: 'en-GB, en;q=0', chosen: 'en-GB' },
  { offered: ['en'], header: 'en;q=0.0', chosen: 'en' },
]);

rows('a language asked for by name comes before the header', [
  { offered: some, header: 'de', asked: 'fr', chosen: 'fr' },
  { offered: some, header: 'de', asked: 'fr-CA', chosen: 'fr' },
  { offered: some, header: 'fr;q=0', asked: 'fr', chosen: 'fr' },
  { offered: some, header: 'de', asked: 'ja', chosen: 'de' },
  { offered: some, header: 'de', asked: '', chosen: 'de' },
  { offered: some, header: 'de', asked: '../fr', chosen: 'de' },
]);

rows('what is malformed is passed over', [
  { offered: some, header: ';;,,q=1, de_DE, fr', chosen: 'fr' },
  { offered: some, header: 'de;q=2, fr;q=0.5', chosen: 'fr' },
  { offered: some, header: 'de;q=-1, fr;q=0.1', chosen: 'fr' },
  { offered: some, header: 'de;q=0.1234, fr;q=0.1', chosen: 'fr' },
  { offered: some, header: 'constructor, __proto__, fr', chosen: 'fr' },
  { offered: some, header: 'abcdefghi, \u0000, fr', chosen: 'fr' },
]);

rows('only the beginning of an endless header is read', [
  { offered: some, header: `${'ja,'.repeat(10)}fr`, chosen: 'fr' },
  { offered: some, header: `${'ja,'.repeat(40)}fr`, chosen: 'en' },
  { offered: some, header: `${' '.repeat(998)}fr-CA`, chosen: 'en' },
]);

test('whatever a visitor sends, one of the offered languages is chosen', () => {
  const tag = fc.stringMatching(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/);
  const part = fc.oneof(
    tag,
    fc.tuple(tag, fc.double({ min: 0, max: 1 })).map(([name, quality]) => `${name};q=${quality.toFixed(3)}`),
    fc.string(),
  );
  const header = fc.option(
    fc.array(part).map((parts) => parts.join(', ')),
    { nil: undefined },
  );
  fc.assert(
    fc.property(
      fc.array(tag, { minLength: 1 }),
      header,
      fc.option(part, { nil: undefined }),
      (offered, accept, asked) => {
        assert.ok(offered.includes(chooseLanguage(offered, accept, asked)));
      },
    ),
  );
});

test('each offered language can be had by its own name', () => {
  fc.assert(
    fc.property(
      fc.subarray(['en', 'de', 'de-AT', 'zh', 'zh-Hant', 'sr-Latn'], { minLength: 1 }),
      (offered) => {
        for (const language of offered) {
          assert.equal(chooseLanguage(offered, language, undefined), language);
          assert.equal(chooseLanguage(offered, 'fr', language.toUpperCase()), language);
        }
      },
    ),
  );
});
