import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interfaceEnglish } from '#form/message/interfaceTexts.ts';
import { english } from '#form/message/language/english.ts';
import type { TableEntryField } from '#form/schema/field/tableEntry.ts';
import { fault } from '#form/value/fault.ts';
import { faultSentence } from './faultSentence.ts';

const table: TableEntryField = {
  id: 'field1',
  type: 'table_entry',
  label: 'Days',
  columns: [{ id: 'column1', label: 'Morning', required: true }],
};
const language = { messages: english, texts: interfaceEnglish };
const missing = fault('cell_missing', { row: 2, column: 'Morning' });

test('a row is named by its label, or else by its number', () => {
  const rows = ['Monday', 'Tuesday'].map((label, index) => ({ id: `row${index + 1}`, label }));
  assert.equal(faultSentence(missing, table, language, ''), 'Fill in “Morning” in row 2.');
  assert.equal(faultSentence(missing, { ...table, rows }, language, ''), 'Fill in “Morning” for “Tuesday”.');
  const invalid = fault('cell_invalid', { row: 1, column: 'Morning' });
  assert.equal(
    faultSentence(invalid, { ...table, rows }, language, ''),
    'The value of “Morning” for “Monday” is not valid.',
  );
});
