import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { interfaceEnglish as texts } from '#form/message/interfaceTexts.ts';
import { renderFormPage } from './page.ts';
import { renderStatusPage } from './status/statusPage.ts';
import { assertValidPage } from './testing/assertValidPage.ts';
import { pageView } from './testing/pageView.ts';
import { type Element, elementsIn, textIn } from './testing/parseHtml.ts';
import { sentStatus } from './testing/sentStatus.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        {
          id: 'field1',
          type: 'multiple_choice',
          label: 'Meal',
          options: [
            {
              value: 'soup',
              label: 'Soup',
              description: 'With bread',
              image: { source: pixel, alternative: 'A bowl' },
            },
            // A word that every object inherits is a value like others.
            { value: 'constructor', label: 'Bricks', description: 'Hard to chew' },
          ],
        },
        {
          id: 'field2',
          type: 'table_entry',
          label: 'Guests',
          columns: [
            { id: 'column1', label: 'Drink', type: 'choice', options: [{ value: 'tea', label: 'Tea' }] },
          ],
          rows: [{ id: 'row1', label: 'First' }],
        },
      ],
    },
  ],
  ending: { title: 'Thanks', image: { source: pixel, alternative: 'A hand' } },
  theme: {
    logo: { source: pixel, alternative: 'A lantern' },
    cover: { source: 'picture:waves', alternative: 'Waves' },
  },
  translations: {
    de: {
      fields: {
        field1: {
          option_descriptions: { soup: 'Mit Brot' },
          option_images: { soup: 'Eine Schale' },
        },
        field2: { column_options: { column1: { tea: 'Tee' } } },
      },
      ending: { image: 'Eine Hand' },
      theme: { logo: 'Eine Laterne', cover: 'Wellen' },
    },
  },
};

const pictures = (page: Element) =>
  [...elementsIn(page)].flatMap(({ name, attributes }) => (name === 'img' ? [attributes.get('alt')] : []));

test('options, cells and pictures are in the language of the page; the rest stays as it is', () => {
  const view = pageView(definition, { sent: new Map() });
  const own = assertValidPage(renderFormPage(view));
  const german = assertValidPage(renderFormPage({ ...view, language: 'de' }));
  for (const words of ['With bread', 'Tea']) assert.ok(textIn(own).includes(words), words);
  for (const words of ['Mit Brot', 'Tee', 'Soup', 'Hard to chew'])
    assert.ok(textIn(german).includes(words), words);
  for (const words of ['With bread', 'Tea']) assert.ok(!textIn(german).includes(words), words);
  assert.deepEqual(pictures(own), ['Waves', 'A lantern', 'A bowl']);
  assert.deepEqual(pictures(german), ['Wellen', 'Eine Laterne', 'Eine Schale']);
});

test('the last page describes its pictures in the language of the page', () => {
  const shown = (language: string) =>
    pictures(
      assertValidPage(
        renderStatusPage({
          status: sentStatus(definition, new Map(), { language }),
          definition,
          language,
          direction: 'ltr',
          texts,
        }),
      ),
    );
  assert.deepEqual(shown('en'), ['Waves', 'A lantern', 'A hand']);
  assert.deepEqual(shown('de'), ['Wellen', 'Eine Laterne', 'Eine Hand']);
});
