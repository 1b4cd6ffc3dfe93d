import assert from 'node:assert/strict';
import test from 'node:test';
import { english } from '#form/message/faultMessages.ts';
import { interfaceEnglish } from '#form/message/interfaceTexts.ts';
import type { KnownField } from '#form/type/declarations.ts';
import { requiredSentence } from './requiredSentence.ts';

const language = { language: 'en', direction: 'ltr', texts: interfaceEnglish, messages: english } as const;
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

const cases: readonly [field: Record<string, unknown>, sentence: string][] = [
  [{ type: 'one_line_input' }, 'Fill in this field.'],
  [{ type: 'one_line_input', accepts: 'number' }, 'Enter a number.'],
  [{ type: 'one_line_input', accepts: 'url' }, 'Enter a web address.'],
  [{ type: 'comment' }, 'Fill in this field.'],
  [{ type: 'email' }, 'Enter your e-mail address.'],
  [{ type: 'phone' }, 'Enter your phone number.'],
  [{ type: 'date' }, 'Enter a date.'],
  [{ type: 'time' }, 'Enter a time.'],
  [{ type: 'multiple_choice', options }, 'Choose one.'],
  [{ type: 'multiple_choice', options, multiple: true }, 'Choose at least one.'],
  [{ type: 'multiple_choice', options, multiple: true, min: 2 }, 'Choose at least 2.'],
  [{ type: 'multiple_choice', options: options.slice(1) }, 'Tick this box.'],
  [{ type: 'multiple_choice', options: options.slice(1), other: {} }, 'Choose one.'],
  [{ type: 'dropdown', options }, 'Choose one.'],
  [{ type: 'rating' }, 'Give a rating.'],
  [{ type: 'rating', icon: 'number', max: 7 }, 'Choose a number from 1 to 7.'],
  [{ type: 'nps' }, 'Choose a number from 0 to 10.'],
  [{ type: 'slider', min: 5 }, 'Choose a number from 5 to 100.'],
  [{ type: 'file_upload' }, 'Add a file.'],
  [{ type: 'file_upload', signature: true }, 'Draw your signature.'],
  [{ type: 'file_upload', min_count: 2, max_count: 3 }, 'Choose at least 2 files.'],
  [{ type: 'table_entry', columns: [] }, 'Fill in at least one row.'],
  [{ type: 'table_entry', columns: [], min_rows: 3 }, 'Fill in at least 3 rows.'],
  [{ type: 'calendly' }, 'Book an appointment first.'],
  [{ type: 'address' }, 'Complete the address. Missing: Street address, City, Country.'],
];

for (const [settings, sentence] of cases) {
  const field = { id: 'field1', label: 'Question', ...settings } as KnownField;
  test(`${JSON.stringify(settings)} asks: ${sentence}`, () => {
    assert.equal(requiredSentence(field, language, undefined), sentence);
    assert.equal(requiredSentence(field, language, { required: 'Needed.' }), 'Needed.');
  });
}
