import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { renderFormPage } from '../../page.ts';
import { assertValidPage } from '../../testing/assertValidPage.ts';
import { pageView } from '../../testing/pageView.ts';
import { elementsIn } from '../../testing/parseHtml.ts';

const form: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        {
          id: 'field1',
          type: 'table_entry',
          label: 'Agreement',
          columns: [
            {
              id: 'column1',
              label: 'Degree',
              type: 'choice',
              required: true,
              options: [
                { value: 'no', label: 'Never' },
                { value: 'yes', label: 'Always' },
              ],
            },
          ],
          rows: [
            { id: 'row1', label: 'Work' },
            { id: 'row2', label: 'Team' },
          ],
        },
      ],
    },
  ],
};

function elementsOf(sent?: ReadonlyMap<string, readonly string[]>) {
  const view = pageView(form, sent === undefined ? {} : { sent: new Map(sent) });
  return [...elementsIn(assertValidPage(renderFormPage(view)))];
}

test('a choice in each row is sent by the names of the table, and comes back chosen', () => {
  const radios = elementsOf(new Map([['field1.1.0', ['yes']]])).filter(
    ({ attributes }) => attributes.get('type') === 'radio',
  );
  assert.deepEqual(
    radios.map(({ attributes }) => [
      attributes.get('name'),
      attributes.get('value'),
      attributes.has('checked'),
    ]),
    [
      ['field1.0.0', 'no', false],
      ['field1.0.0', 'yes', false],
      ['field1.1.0', 'no', false],
      ['field1.1.0', 'yes', true],
    ],
  );
});

test('every row is a required group of its own, and only the faulty one is marked', () => {
  const rows = elementsOf(new Map([['field1.1.0', ['yes']]])).filter(
    ({ attributes }) => attributes.get('role') === 'radiogroup',
  );
  assert.deepEqual(
    rows.map(({ attributes }) => [attributes.get('aria-required'), attributes.get('aria-invalid')]),
    [
      ['true', 'true'],
      ['true', undefined],
    ],
  );
});
