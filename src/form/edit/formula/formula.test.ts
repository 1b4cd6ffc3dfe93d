import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkForm } from '../../check/checkForm.ts';
import { age, colour, name, onePage, score } from '../../check/corpus/brokenForm.ts';
import { context } from '../../logic/testing/contexts.ts';
import { judgeDraftFormula } from './judgeDraftFormula.ts';
import { sampleResult } from './sampleResult.ts';

const form = onePage([name, colour, score, age]);

test('a fault has the place of the word that is wrong', () => {
  assert.deepEqual(judgeDraftFormula(form, 'field2 * 2', ['number']), { type: 'number' });
  const judged = judgeDraftFormula(form, 'field2 + feild3', ['number']);
  assert.ok('fault' in judged);
  assert.deepEqual([judged.fault.from, judged.fault.to], [9, 15]);
  assert.match(judged.fault.message, /did you mean field3/);
});

test('a fault at the end of the formula is an empty place there', () => {
  const judged = judgeDraftFormula(form, 'field2 +', ['number']);
  assert.ok('fault' in judged);
  assert.deepEqual([judged.fault.from, judged.fault.to], [8, 8]);
});

test('the result of a formula for sample answers names those answers', () => {
  assert.deepEqual(sampleResult(form, 'field2 * field3', ['number'], context), {
    result: '45',
    answers: [
      { field: 'field2', text: 'Red' },
      { field: 'field3', text: '9' },
    ],
  });
  assert.equal(sampleResult(form, 'field3 > 5', ['any'], context)?.result, 'true');
  assert.equal(sampleResult(form, 'field99', ['any'], context), undefined);
});

test('a calculated field counts, and a rule that hides a field does not', () => {
  const draft = {
    ...onePage([name, score, { id: 'field5', type: 'hidden', label: '', formula: 'field3 * 2' }]),
    logic: [
      {
        when: { field: 'field1', operator: 'is_not_empty' as const },
        do: [{ action: 'hide' as const, field: 'field3' }],
      },
    ],
  };
  assert.deepEqual(
    checkForm(draft).filter(({ severity }) => severity === 'error'),
    [],
  );
  assert.equal(sampleResult(draft, 'field5 + 1', ['number'], context)?.result, '19');
});
