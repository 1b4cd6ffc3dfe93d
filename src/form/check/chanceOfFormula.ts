import type { FormulaValues } from '../formula/evaluate.ts';
import { numberOf } from '../formula/numberOf.ts';
import { textOf } from '../formula/textOf.ts';
import { truthOf } from '../formula/truthOf.ts';
import { compareNumber, compareText } from '../logic/compare.ts';
import { compileCondition } from '../logic/compileCondition.ts';
import type { CompiledCondition, Wanted } from '../logic/compiledForm.ts';
import { foldText, holds } from '../logic/holds.ts';
import type { FormulaCondition } from '../schema/logic.ts';
import type { CheckedForm } from './checkedForm.ts';
import { useIn } from './judgeFormula.ts';
import type { Chance } from './prospectOf.ts';

const changesDaily = /\btoday\s*\(/i;

/** Whether a condition on a formula holds where no field in it has an answer. */
export function chanceOfFormula(form: CheckedForm, condition: FormulaCondition): Chance {
  const useOf = useIn(form);
  const compiled = compileCondition(condition, { useOf, fieldOf: () => undefined });
  // What does not work is a finding of its own.
  if (compiled?.kind !== 'formula' || changesDaily.test(condition.formula)) return 'sometimes';
  return holdsFor(compiled, { ...nothingAnswered, useOf }) ? 'always' : 'never';
}

const nothingAnswered = {
  number: () => '0',
  text: () => '',
  count: () => 0,
  chosen: () => undefined,
  isEmpty: () => true,
  today: '2026-01-01',
};

function holdsFor(
  { formula, wanted }: Extract<CompiledCondition, { kind: 'formula' }>,
  values: FormulaValues,
) {
  const { root } = formula.formula;
  switch (formula.type) {
    case 'number':
      return holds(wanted.operator, compareNumber(numberOf(root, values), wanted));
    case 'text':
      return holds(wanted.operator, compareText(foldText(textOf(root, values)), wanted));
    case 'truth':
      return isSaid(wanted, truthOf(root, values));
  }
}

function isSaid({ text }: Wanted, truth: boolean): boolean {
  return text === String(truth);
}
