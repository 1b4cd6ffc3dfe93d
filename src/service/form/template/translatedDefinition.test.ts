import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkForm } from '#form/check/checkForm.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { readFormFile } from '#form/schema/text/readFormFile.ts';
import { splitFormFile } from '../formFile/splitFormFile.ts';
import { blankForm } from '../newFormText.ts';
import { listTemplates } from '../templates.ts';
import { templateWords } from './templateWords.ts';
import { translatableKeys, translatedDefinition } from './translatedDefinition.ts';

const definitions: FormDefinition[] = [];
for (const text of [blankForm, ...(await listTemplates()).map((template) => template.text)]) {
  const read = await readFormFile(text, 'yaml');
  assert.ok(read.ok);
  definitions.push(splitFormFile(read.value.file).definition);
}

describe('templates in other languages', () => {
  const said = new Set(definitions.flatMap(spokenBy));
  for (const [language, words] of templateWords) {
    test(`${language} has all of their words, and no others`, () =>
      assert.deepEqual(Object.keys(words).toSorted(), [...said].toSorted()));

    test(`${language} names the same answers`, () => {
      const namesIn = (text: string) => (text.match(/\[[^\]]+\]/g) ?? []).toSorted();
      for (const [own, other] of Object.entries(words)) assert.deepEqual(namesIn(other), namesIn(own), other);
    });

    test(`${language} makes forms that the checker has nothing against`, () => {
      for (const definition of definitions) {
        const spoken = translatedDefinition(definition, language);
        assert.deepEqual([spoken.language, spoken.translations], [language, undefined]);
        assert.deepEqual(checkForm(spoken), []);
      }
    });
  }

  test('stay as they are in a language that nobody has written', () => {
    for (const definition of definitions) assert.equal(translatedDefinition(definition, 'ja'), definition);
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
