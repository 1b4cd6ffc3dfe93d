import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { renderFormPage } from '../page.ts';
import { assertValidPage } from '../testing/assertValidPage.ts';
import { pageView } from '../testing/pageView.ts';
import { elementsIn, textIn } from '../testing/parseHtml.ts';

const ticket: Field = {
  id: 'field2',
  type: 'multiple_choice',
  label: 'Ticket',
  required: true,
  options: [{ value: 'day', label: 'Day', price: 120 }],
};
const bags: Field = {
  id: 'field3',
  type: 'one_line_input',
  label: 'Bags',
  accepts: 'number',
  required: true,
  default: '1',
};
const sum: Field = { id: 'field4', type: 'hidden', label: 'Sum', formula: 'field2 * field3' };
const name: Field = { id: 'field5', type: 'one_line_input', label: 'Name' };

/** The paragraphs and items of a text that a page shows. */
function shownOn(text: string, sent?: Readonly<Record<string, string[]>>): string[] {
  const form: FormDefinition = {
    format: 2,
    currency: 'EUR',
    pages: [
      {
        id: 'page1',
        label: '',
        fields: [ticket, bags, sum, name, { id: 'field6', type: 'rich_text', label: '', text }],
      },
    ],
  };
  const values = sent === undefined ? {} : { sent: new Map(Object.entries(sent)) };
  const page = assertValidPage(renderFormPage(pageView(form, values)));
  const [field] = [...elementsIn(page)].filter(({ attributes }) => attributes.get('data-field') === 'field6');
  if (field === undefined) throw new Error('the text is not on the page');
  return [...elementsIn(field)]
    .filter((element) => ['p', 'li'].includes(element.name) && !element.attributes.has('hidden'))
    .map((element) => textIn(element));
}

test('what repeats answers says nothing before there are answers; other paragraphs do', () => {
  const text =
    'Your ticket: [field2]\n\n- Sum: [money(field4)]\n- Free from [money(500)]\n\nThank you, [field5].';
  assert.deepEqual(shownOn(text), ['Free from €500.00', 'Thank you, .']);
  assert.deepEqual(shownOn(text, { field2: ['day'], field3: ['2'] }), [
    'Your ticket: Day',
    'Sum: €240.00',
    'Free from €500.00',
    'Thank you, .',
  ]);
});

test('a text appears with the first answer that it names', () => {
  assert.deepEqual(shownOn('For [field5]: [field2]', { field5: ['Lea'] }), ['For Lea: ']);
});
