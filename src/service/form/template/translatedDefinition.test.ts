import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkForm } from '#form/check/checkForm.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { readFormFile } from '#form/schema/text/readFormFile.ts';
import { newForm } from '#render/texts/compiled/newForm.ts';
import { splitFormFile } from '../formFile/splitFormFile.ts';
import { listTemplates } from '../templates.ts';
import { translatableKeys, translatedDefinition } from './translatedDefinition.ts';

const templates = new Map<string, FormDefinition>();
for (const { name, text } of await listTemplates()) {
  const read = await readFormFile(text, 'yaml');
  assert.ok(read.ok);
  templates.set(name, splitFormFile(read.value.file).definition);
}
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const english: Words = newForm.en.templates;

describe('templates in other languages', () => {
  test('the catalogue has all of their words, and no others', () => {
    assert.deepEqual(Object.keys(english).toSorted(), [...templates.keys()].toSorted());
    for (const [name, definition] of templates)
      assert.deepEqual(
        Object.values(english[name] ?? {}).toSorted(),
        [...new Set(spokenBy(definition))].toSorted(),
        name,
      );
  });

  for (const [language, { templates: translated }] of Object.entries(newForm)) {
    test(`${language} names the same answers`, () => {
      const namesIn = (text: string) => (text.match(/\[[^\]]+\]/g) ?? []).toSorted();
      for (const [name, words] of Object.entries<Words[string]>(translated))
        for (const [key, other] of Object.entries(words))
          assert.deepEqual(namesIn(other), namesIn(english[name]?.[key] ?? ''), other);
    });
    if (language === 'en') continue;

    test(`${language} makes forms that the checker has nothing against`, () => {
      for (const [name, definition] of templates) {
        const spoken = translatedDefinition(definition, name, language);
        assert.deepEqual([spoken.language, spoken.translations], [language, undefined]);
        assert.deepEqual(checkForm(spoken), []);
      }
    });
  }

  test('say every text in the language', () => {
    const contact = templates.get('contact');
    assert.ok(contact !== undefined);
    const spoken = spokenBy(translatedDefinition(contact, 'contact', 'de'));
    assert.deepEqual(new Set(spoken), new Set(Object.values<string>(newForm.de?.templates.contact ?? {})));
  });

  test('stay as they are in a language that nobody has written', () => {
    for (const [name, definition] of templates)
      for (const language of ['ja', 'constructor'])
        assert.equal(translatedDefinition(definition, name, language), definition);
  });
});

function spokenBy({ translations: _, ...definition }: FormDefinition): string[] {
  const found: string[] = [];
  JSON.stringify(definition, (key, value: unknown) => {
    if (typeof value === 'string' && value !== '' && translatableKeys.has(key)) found.push(value);
    return value;
  });
  return found;
}
