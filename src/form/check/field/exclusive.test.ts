import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compileForm } from '../../logic/compileForm.ts';
import { evaluateForm } from '../../logic/evaluateForm.ts';
import { context } from '../../logic/testing/contexts.ts';
import { operators } from '../../schema/logic.ts';
import type { Answers } from '../../value/answer.ts';
import { checkedForm } from '../checkedForm.ts';
import { age, colour, day, name, onePage, score } from '../corpus/brokenForm.ts';
import { areComplementary, areExclusive } from './exclusive.ts';

const several = { ...colour, id: 'field7', multiple: true };
const subjects = [name, age, day, colour, several];
const values: Record<string, string[]> = {
  field1: ['Anna', 'anna ', 'ann', 'Bert'],
  field4: ['18', '20', '20.0', '30'],
  field5: ['2026-01-01', '2026-06-01', '2026-12-31'],
  field2: ['red', 'blue'],
  field7: ['red', 'blue'],
};
test('of two conditions that exclude each other never both hold, and of two that complete each other always one', () => {
  let exclusive = 0;
  let complementary = 0;
  const pair = fc.constantFrom(...subjects.map(({ id }) => id)).chain((field) => {
    const leaf = fc.record({
      field: fc.constant(field),
      operator: fc.constantFrom(...operators),
      value: fc.constantFrom(...(values[field] ?? [])),
    });
    return fc.tuple(leaf, leaf, fc.subarray(values[field] ?? []));
  });
  fc.assert(
    fc.property(pair, ([one, other, chosen]) => {
      const definition = onePage([...subjects, score, { ...score, id: 'field8' }], {
        logic: [
          { when: one, do: [{ action: 'hide', field: 'field3' }] },
          { when: other, do: [{ action: 'hide', field: 'field8' }] },
        ],
      });
      const compiled = compileForm(definition);
      assert.ok(compiled.ok);
      const { visible } = evaluateForm(compiled.value, answered(one.field, chosen), context);
      const form = checkedForm(definition, {});
      const holding = [visible.has('field3'), visible.has('field8')].filter((shown) => !shown).length;
      if (areExclusive(form, one, other)) {
        exclusive += 1;
        assert.notEqual(holding, 2);
      }
      if (areComplementary(form, one, other)) {
        complementary += 1;
        assert.notEqual(holding, 0);
      }
    }),
    { numRuns: 3000 },
  );
  assert.ok(exclusive > 100 && complementary > 10, `${exclusive} exclusive, ${complementary} complementary`);
});

function answered(field: string, chosen: readonly string[]): Answers {
  const [first] = chosen;
  if (first === undefined) return new Map();
  if (field === 'field7') return new Map([[field, chosen.map((value) => ({ value }))]]);
  if (field === 'field2') return new Map([[field, [{ value: first }]]]);
  return new Map([[field, first.trim()]]);
}
