import assert from 'node:assert/strict';
import { test } from 'node:test';
import { english } from '#form/message/faultMessages.ts';
import { interfaceEnglish } from '#form/message/interfaceTexts.ts';
import type { TableEntryField } from '#form/type/tableEntry/settings.ts';
import { type Fault, fault } from '#form/value/fault.ts';
import { faultSentence } from './faultSentence.ts';
import { cellByName } from './tableFault.ts';

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
  const sentence = (found: Fault, field: TableEntryField) =>
    faultSentence(cellByName(found, field), field, language, '');
  assert.equal(sentence(missing, table), 'Fill in “Morning” in row 2.');
  assert.equal(sentence(missing, { ...table, rows }), 'Fill in “Morning” for “Tuesday”.');
  const invalid = fault('cell_invalid', { row: 1, column: 'Morning' });
  assert.equal(sentence(invalid, { ...table, rows }), 'The value of “Morning” for “Monday” is not valid.');
});
