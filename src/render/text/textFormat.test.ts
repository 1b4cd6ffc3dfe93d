import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { parseTemplate } from '#form/formula/template.ts';
import { pageView } from '../testing/pageView.ts';
import { pageFormat } from './pageFormat.ts';

const form: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'date', label: 'Day' },
        { id: 'field3', type: 'one_line_input', label: 'Height', accepts: 'number' },
        { id: 'field4', type: 'dropdown', label: 'Size', options: [{ value: 'm', label: 'Medium' }] },
        { id: 'field5', type: 'hidden', label: 'Total', formula: 'field3 * 2' },
        { id: 'field6', type: 'hidden', label: 'Campaign' },
      ],
    },
  ],
  translations: { de: { fields: { field4: { options: { m: 'Mittel' } } } } },
};

const sent = new Map([
  ['field1', ['2026-12-01']],
  ['field2', ['2026-12-01']],
  ['field3', ['1234.5']],
  ['field4', ['m']],
  ['field6', ['2026-12-01']],
]);

function filled(text: string, language: string): string {
  const { form: compiled, state } = pageView(form, { sent });
  return state.fill(parseTemplate(text), pageFormat(compiled, state, language));
}

for (const [text, german, english] of [
  ['[field2]', '1. Dezember 2026', 'December 1, 2026'],
  ['[date(field2 + 30)]', '31. Dezember 2026', 'December 31, 2026'],
  ['[fixed(field3, 2)]', '1.234,50', '1,234.50'],
  ['[money(field3, "EUR")]', '1.234,50\u00a0€', '€1,234.50'],
  ['[if(field3 > 2, money(field3 * 10, "usd"), "")]', '12.345,00\u00a0$', '$12,345.00'],
  ['[field3]', '1234,5', '1234.5'],
  ['[field3 / 4]', '308,625', '308.625'],
  ['[field5]', '2469', '2469'],
  ['[concat("A-", field3)]', 'A-1234,5', 'A-1234.5'],
  ['[if(field3 > 2, field2, "")]', '1. Dezember 2026', 'December 1, 2026'],
  ['[field4]', 'Mittel', 'Medium'],
  // Values that only look like days or numbers stay as they were typed.
  ['[field1] [field6]', '2026-12-01 2026-12-01', '2026-12-01 2026-12-01'],
  // Calculations inside a text still see plain values.
  ['[if(text(field2) = "2026-12-01", "same", "other")]', 'same', 'same'],
  ['[length(text(field2))] [days(text(field2)) - field2]', '10 0', '10 0'],
] as const) {
  test(`${text} is written as a visitor reads it`, () => {
    assert.equal(filled(text, 'de'), german);
    assert.equal(filled(text, 'en'), english);
  });
}

test('without a format a text has plain dates and numbers, as it is recorded', () => {
  const { state } = pageView(form, { sent });
  assert.equal(
    state.fill(parseTemplate('[field2] [fixed(field3, 2)] [field4]')),
    '2026-12-01 1234.50 Medium',
  );
});

test('a value that runs against the text around it is isolated', () => {
  assert.equal(filled('Total: [money(field3, "USD")]', 'en'), 'Total: $1,234.50');
  assert.match(filled('סך הכול: [money(field3, "USD")]', 'he'), /^סך הכול: \u2068.*1,234\.50.*\u2069$/);
  const { form: compiled, state } = pageView(form, { sent: new Map([['field1', ['עדה']]]) });
  const greeting = state.fill(parseTemplate('Hello [field1]!'), pageFormat(compiled, state, 'en'));
  assert.equal(greeting, 'Hello \u2068עדה\u2069!');
});
