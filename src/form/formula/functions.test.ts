import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileFormula } from './compileFormula.ts';
import { evaluateText, evaluateTruth } from './evaluate.ts';
import { formulaFunctions } from './functions.ts';
import { compiledAs } from './testing/parsed.ts';
import { sampleValues } from './testing/sampleValues.ts';

const values = sampleValues({
  field1: { use: 'text' },
  field2: { use: 'either', number: '30', text: 'Red, Blue', count: 2, chosen: ['red', 'blue'] },
});

for (const known of formulaFunctions) {
  test(`${known.name}: its documented example gives its documented result`, () => {
    const formula = compileFormula(known.example, values.useOf, ['any']);
    assert.ok(formula !== undefined);
    const printed =
      formula.type === 'truth' ? String(evaluateTruth(formula, values)) : evaluateText(formula, values);
    assert.equal(printed, known.result);
  });

  test(`${known.name}: its documentation is complete`, () => {
    assert.ok(known.signature.startsWith(`${known.name}(`) && known.signature.endsWith(')'));
    assert.match(known.about, /^.+\.$/);
    assert.ok(known.example.includes(`${known.name}(`), 'the example shows the function');
  });
}

test('options are compared by their values and printed by their labels', () => {
  const holds = (source: string) => evaluateTruth(compiledAs('truth', source, values), values);
  assert.ok(holds('field2 = "red, blue"'));
  assert.ok(!holds('field2 = "Red, Blue and green"'));
  assert.ok(holds('text(field2) = "Red, Blue"'));
  assert.ok(!holds('chosen(field2, "green")'));
  assert.ok(!holds('chosen(field1, "red")'), 'a field without options has none chosen');
});

test('functions are called in any case, as in spreadsheets', () => {
  assert.equal(evaluateText(compiledAs('text', 'CONCAT(Sum(1, 2), " apples")', values), values), '3 apples');
});
