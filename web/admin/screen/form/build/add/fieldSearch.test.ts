import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fieldEntries } from '#form/edit/entries/fieldEntries.ts';
import { matchCommands } from '#ui/commandPalette/matchCommands.ts';

/** Words that people type in each language, with the entry that they look for. */
const wanted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    signature: 'signature',
    'yes/no': 'yes_no',
    'yes or no': 'yes_no',
    website: 'website',
    url: 'website',
    number: 'number',
    consent: 'consent',
    terms: 'consent',
    ranking: 'table_entry',
    likert: 'table_entry',
    image: 'multiple_choice',
    video: 'file_upload',
    photo: 'file_upload',
    upload: 'file_upload',
    phone: 'phone',
    checkbox: 'choices',
    page: 'page',
    stars: 'rating',
  },
  de: {
    unterschrift: 'signature',
    'ja oder nein': 'yes_no',
    webseite: 'website',
    zahl: 'number',
    agb: 'consent',
    einwilligung: 'consent',
    rangfolge: 'table_entry',
    seite: 'page',
    handy: 'phone',
  },
  fr: {
    signature: 'signature',
    'oui ou non': 'yes_no',
    'site web': 'website',
    nombre: 'number',
    rgpd: 'consent',
    classement: 'table_entry',
    page: 'page',
    portable: 'phone',
  },
  es: {
    firma: 'signature',
    'si o no': 'yes_no',
    'sitio web': 'website',
    numero: 'number',
    terminos: 'consent',
    ranking: 'table_entry',
    pagina: 'page',
    movil: 'phone',
  },
  it: {
    firma: 'signature',
    'si o no': 'yes_no',
    'sito web': 'website',
    numero: 'number',
    termini: 'consent',
    classifica: 'table_entry',
    pagina: 'page',
    cellulare: 'phone',
  },
  pt: {
    assinatura: 'signature',
    'sim ou nao': 'yes_no',
    site: 'website',
    numero: 'number',
    termos: 'consent',
    ranking: 'table_entry',
    pagina: 'page',
    celular: 'phone',
  },
};

for (const [language, words] of Object.entries(wanted))
  test(`fields are found by what people call them: ${language}`, () => {
    const file = new URL(`../../../../texts/catalogue/form/kind/${language}.json`, import.meta.url);
    const { kinds, page } = JSON.parse(readFileSync(file, 'utf8'));
    const commands = [...fieldEntries.map((id) => ({ id, ...kinds[id] })), { id: 'page', ...page }].map(
      ({ id, name, example, words: synonyms }) => ({ id, label: name, hint: example, synonyms, group: '' }),
    );
    for (const [typed, entry] of Object.entries(words)) {
      const found = matchCommands(commands, typed)
        .slice(0, 3)
        .map(({ id }) => id);
      assert.ok(found.includes(entry), `${typed}: ${found.join()}`);
    }
    // In any language somebody calls it that.
    const opinions = {
      en: 'opinion',
      de: 'meinung',
      fr: 'avis',
      es: 'opinion',
      it: 'opinione',
      pt: 'opiniao',
    };
    const found = matchCommands(commands, opinions[language as keyof typeof opinions]).map(({ id }) => id);
    assert.ok(found.includes('rating') && found.includes('comment'), found.join());
  });
