import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { pageView } from '../testing/pageView.ts';
import { endingTexts } from './endingTexts.ts';

const definition: FormDefinition = {
  format: 2,
  pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'one_line_input', label: 'Name' }] }],
  logic: [
    {
      when: { field: 'field1', operator: 'is', value: 'Nobody' },
      do: [{ action: 'end', after: 'page1', title: 'Goodbye' }],
    },
    {
      when: { field: 'field1', operator: 'is', value: 'Cat' },
      do: [{ action: 'end', id: 'cats', after: 'page1', title: 'Shoo, [field1]', message: 'Miaow' }],
    },
    {
      when: { field: 'field1', operator: 'is', value: 'Dog' },
      do: [{ action: 'end', id: 'dogs', after: 'page1' }],
    },
  ],
  ending: { title: 'Thank you, [field1]', redirect: 'https://example.org/' },
  translations: {
    de: {
      ending: { title: 'Danke, [field1]', message: 'Bis bald.' },
      endings: { cats: { title: 'Weg da, [field1]' } },
    },
  },
};

function ending(name: string, language: string) {
  const { form, state } = pageView(definition, { sent: new Map([['field1', [name]]]) });
  return endingTexts(form, state, { language, number: 7 });
}

test('the end of the form is said in the language of the page, with answers in it', () => {
  const redirect = 'https://example.org/';
  assert.deepEqual(ending('Anna', 'en'), { title: 'Thank you, Anna', redirect });
  assert.deepEqual(ending('Anna', 'de'), { title: 'Danke, Anna', message: 'Bis bald.', redirect });
});

test('the end of a rule is that of the rule, translated by its id', () => {
  assert.deepEqual(ending('Nobody', 'de'), { title: 'Goodbye' });
  assert.deepEqual(ending('Cat', 'de'), { title: 'Weg da, Cat', message: 'Miaow' });
  assert.deepEqual(ending('Cat', 'de-AT'), { title: 'Weg da, Cat', message: 'Miaow' });
  assert.deepEqual(ending('Cat', 'en'), { title: 'Shoo, Cat', message: 'Miaow' });
  assert.equal(ending('Dog', 'de').title, 'Danke, Dog', 'an id alone says nothing');
});
