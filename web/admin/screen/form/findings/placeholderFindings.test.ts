import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkField } from '#form/check/checkField.ts';
import { checkForm } from '#form/check/checkForm.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { toldOfPlaceholders } from './placeholderFindings.ts';

const option = (number: number, label = '') => ({ value: `option${number}`, label });

function formWith(...options: object[]): FormDefinition {
  const field = { id: 'field1', type: 'dropdown', label: 'Which day suits you?', options };
  return { format: 2, pages: [{ id: 'page1', label: '', fields: [field] }] } as unknown as FormDefinition;
}

const told = (form: FormDefinition) =>
  toldOfPlaceholders(form, checkForm(form)).map(({ code, path, severity }) => `${severity} ${code} ${path}`);

test('an option that nobody wrote is no finding, and one that stays is', () => {
  const form = formWith(option(1, 'Saturday'), option(2), { value: 'sunday', label: '' });
  assert.deepEqual(told(form), ['warning label_empty pages[0].fields[0].options[2].label']);
  assert.deepEqual(
    toldOfPlaceholders(form, checkField(form, 'field1')).map(({ path }) => path),
    ['options[2].label'],
  );
});

test('a question without any written option is unfinished, which is said once', () => {
  const form = formWith(option(1), option(2), option(3));
  assert.deepEqual(told(form), ['error options_missing pages[0].fields[0].options']);
  const [found] = toldOfPlaceholders(form, checkForm(form));
  assert.equal(found?.message, '“Which day suits you?” has no options yet; write at least one.');
  assert.equal(found?.field, 'field1');
});
