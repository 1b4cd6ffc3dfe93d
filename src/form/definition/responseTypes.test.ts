import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileTypeScript } from '../../../test/support/compileTypeScript.ts';
import type { FormDefinition } from './document.ts';
import { responseTypes } from './responseTypes.ts';

const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', key: 'full_name', type: 'one_line_input', label: 'Name */ "quoted"\nand more' },
        {
          id: 'field2',
          type: 'multiple_choice',
          label: 'Colour',
          options: [{ value: 'r"ed', label: 'Red' }],
        },
        { id: 'field3', type: 'multiple_choice', label: 'Free', options: [], other: {} },
        { id: 'field4', type: 'file_upload', label: 'Files' },
        { id: 'field5', type: 'table_entry', label: 'Table', columns: [] },
        { id: 'field6', type: 'address', label: 'Where' },
        { id: 'field7', type: 'nps', label: '' },
        { id: 'odd-id', type: 'email', label: 'Odd' },
        { id: 'field9', type: 'hologram', label: 'Unknown' },
      ],
    },
  ],
};

const use = `
declare const response: Visitor2026SurveyResponse;
for (const item of response.response) {
  if (item.field_id === 'field7') item.value.toFixed();
  if (item.field_id === 'field4') item.value[0]?.size.toFixed();
  if (item.field_id === 'field2') item.value.map(({ value }) => value === 'r"ed');
  if (item.field_id === 'field6') item.value.postal_code.trim();
  if (item.field_id === 'field5') item.value.rows[0]?.[0]?.trim();
}
const answers: Visitor2026SurveyAnswers = { full_name: 'x', 'odd-id': 'a@example.org' };
// @ts-expect-error a number is no name
answers.full_name = 3;
// @ts-expect-error there is no such field
answers.field99 = 'x';
declare const webhook: Visitor2026SurveyWebhook;
if (webhook.type === 'response.edited') webhook.data.updated_at.trim();
for (const { field_id } of webhook.data.response) webhook.form.fields[field_id]?.label.trim();
const name: 'full_name' | undefined = webhook.form.fields.field1?.key;
const none: null | undefined = webhook.form.fields['odd-id']?.key;
// @ts-expect-error another key
const other: 'name' | undefined = webhook.form.fields.field1?.key;
// @ts-expect-error there is no such event
webhook.type === 'response.deleted';
`;

test('the types compile under strict rules and tell the answers apart', () => {
  compileTypeScript(responseTypes('visitor 2026 – survey', definition) + use);
});

test('a form without answers to read has types, too', () => {
  assert.match(responseTypes('', { format: 2, pages: [] }), /export type FormItem = never;/);
  assert.match(responseTypes('3 wishes', { format: 2, pages: [] }), /export interface Form3WishesResponse/);
});
