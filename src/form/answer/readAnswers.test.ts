import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CompiledForm } from '../logic/compiledForm.ts';
import { compileForm } from '../logic/compileForm.ts';
import { context } from '../logic/testing/contexts.ts';
import { readAnswers } from './readAnswers.ts';

const label = 'A field';

function form(): CompiledForm {
  const compiled = compileForm({
    format: 2,
    pages: [
      {
        id: 'page1',
        label: '',
        fields: [
          { id: 'field1', type: 'one_line_input', label },
          { id: 'field2', type: 'rating', label },
          { id: 'field3', type: 'hidden', label, formula: '1 + 1' },
          { id: 'field4', type: 'credit_card', label },
          { id: 'field5', type: 'of_another_server', label },
        ],
      },
    ],
  });
  if (!compiled.ok) throw new Error('the form has a cycle');
  return compiled.value;
}

const everywhere = (value: string) =>
  ['field1', 'field2', 'field3', 'field4', 'field5'].map((id) => [id, value] as const);

test('answers are normalised, and what is no answer is said', () => {
  const readings = readAnswers(form(), { answers: { field1: '  a\nb ', field2: 'many' } }, context);
  assert.deepEqual(
    [...readings],
    [
      ['field1', { answer: 'a b' }],
      ['field2', { fault: { code: 'number_invalid' } }],
    ],
  );
});

test('a browser and a program are read alike', () => {
  const values = new Map(everywhere('3').map(([id, value]) => [id, [value]]));
  const fromBrowser = readAnswers(form(), { values }, context);
  assert.deepEqual(
    fromBrowser,
    readAnswers(form(), { answers: Object.fromEntries(everywhere('3')) }, context),
  );
  assert.deepEqual([...fromBrowser.keys()], ['field1', 'field2'], 'only what visitors answer');
});

test('nothing is read from what is no object, and nothing that an object inherits', () => {
  for (const answers of [undefined, null, 3, 'field1', [['field1', 'a']], Object.create({ field1: 'a' })]) {
    assert.equal(readAnswers(form(), { answers }, context).size, 0);
  }
});
