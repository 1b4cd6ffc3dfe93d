import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { interfaceEnglish } from '#form/message/interfaceTexts.ts';
import { renderFormPage } from '../../page.ts';
import { assertValidPage } from '../../testing/assertValidPage.ts';
import { pageView } from '../../testing/pageView.ts';
import { elementsIn, textIn } from '../../testing/parseHtml.ts';

function pageOf(fields: readonly Field[], language = 'en', more: Partial<FormDefinition> = {}) {
  const form: FormDefinition = {
    format: 2,
    ...more,
    pages: [{ id: 'page1', label: '', fields: [...fields] }],
  };
  return assertValidPage(renderFormPage({ ...pageView(form), language }));
}

function textsOf(page: ReturnType<typeof pageOf>, name: string): string[] {
  return [...elementsIn(page)]
    .filter(({ attributes }) => attributes.get('class') === name)
    .map((element) => textIn(element));
}

const options = [
  { value: 'wrap', label: 'Gift wrap', price: 2.5 },
  { value: 'none', label: 'Nothing', price: 0 },
  { value: 'card', label: 'A card' },
];
const extras = { id: 'field1', type: 'multiple_choice', label: 'Extras', options } as const;
const card = { id: 'field2', type: 'credit_card', label: 'Pay', currency: 'EUR', formula: 'field1' } as const;

test('prices show where the form wants them, in the currency of its payment and the language of the page', () => {
  const shown = { ...extras, options: [...options], show_prices: true, other: { price: 9 } };
  assert.deepEqual(textsOf(pageOf([shown, card]), 'price'), ['€2.50', '€0.00', '€9.00']);
  assert.deepEqual(textsOf(pageOf([shown, card], 'de'), 'price'), [
    '2,50\u00a0€',
    '0,00\u00a0€',
    '9,00\u00a0€',
  ]);
  assert.deepEqual(textsOf(pageOf([shown]), 'price'), ['2.50', '0.00', '9.00']);
  assert.deepEqual(textsOf(pageOf([{ ...shown, show_prices: false }, card]), 'price'), []);
});

test('a form with a currency of its own shows prices in it, and says what is free', () => {
  const shown: Field = { ...extras, options: [...options], show_prices: true };
  const inEuros = (language: string) => textsOf(pageOf([shown], language, { currency: 'EUR' }), 'price');
  assert.deepEqual(inEuros('en'), ['€2.50', 'free']);
  assert.deepEqual(inEuros('de'), ['2,50\u00a0€', interfaceEnglish.free]);
});

test('a list of prices that opens shows them behind the labels', () => {
  const list: Field = { ...extras, type: 'dropdown', options: [...options], show_prices: true };
  const page = pageOf([list, card]);
  const texts = [...elementsIn(page)].filter(({ name }) => name === 'option').map((option) => textIn(option));
  assert.deepEqual(texts, ['Choose…', 'Gift wrap – €2.50', 'Nothing – €0.00', 'A card']);
});
