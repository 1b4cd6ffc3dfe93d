import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '../../definition/document.ts';
import { type InsertedWords, inSentence, namesInserted, withNamesInserted } from './insertedParts.ts';

const words: InsertedWords = {
  priceOf: 'price of {name}',
  daysBetween: 'days between {start} and {end}',
  formula: 'Formula',
  deleted: 'Deleted question',
  broken: 'Broken formula',
};

const draft: Pick<FormDefinition, 'pages'> = {
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: ' Full\n name ' },
        {
          id: 'field4',
          type: 'multiple_choice',
          label: 'Ticket',
          options: [{ value: 'day', label: 'Day', price: 120 }],
        },
        { id: 'field5', type: 'date', label: 'Arrival' },
        { id: 'field6', type: 'date', label: 'Departure {start}' },
        { id: 'field7', type: 'comment', label: 'Why, [field1]?' },
        { id: 'field8', type: 'hidden', label: '', key: 'total', formula: 'field4 * 2' },
        { id: 'field9', type: 'hidden', label: '' },
      ],
    },
  ],
};

const part = namesInserted(draft, words);

test('what is inserted has a name that people know', () => {
  const rows: [string, string, string][] = [
    ['field1', 'answer', 'Full name'],
    [' field4 ', 'answer', 'Ticket'],
    ['field7', 'answer', 'Why, …?'],
    ['field8', 'answer', 'total'],
    ['field9', 'answer', 'field9'],
    ['money(field4, "EUR")', 'formula', 'price of Ticket'],
    ['fixed(round(field4), 2)', 'formula', 'price of Ticket'],
    ['money(field4)', 'formula', 'price of Ticket'],
    ['money(50)', 'formula', '50'],
    ['text(field4)', 'formula', 'Ticket'],
    ['money(field8, "EUR")', 'formula', 'total'],
    ['days(field6) - days(field5)', 'formula', 'days between Arrival and Departure {start}'],
    ['days(field6) - 1', 'formula', 'Formula'],
    ['if(empty(field1), "you", field1)', 'formula', 'Formula'],
    ['field99', 'broken', 'Deleted question'],
    ['money(field99, "EUR")', 'broken', 'Broken formula'],
    ['field1 +', 'broken', 'Broken formula'],
  ];
  for (const [source, kind, name] of rows) assert.deepEqual(part(source), { kind, name }, source);
});

test('a text is read with names, and keeps brackets of its own', () => {
  const text =
    'Dear [field1], \\[field1] and [x]: [money(field4, "EUR")] [link of field1](https://example.org)';
  assert.equal(
    withNamesInserted(text, part),
    'Dear ‹Full name›, \\[field1] and [x]: ‹price of Ticket› [link of field1](https://example.org)',
  );
});

test('a sentence about the form needs no other words', () => {
  assert.equal(
    inSentence(draft, 'Dear [field1],\n[money(field4, "EUR")] and [field4 + 1] and [field99]'),
    'Dear ‹Full name›, ‹Ticket› and ‹…› and ‹…›',
  );
});
