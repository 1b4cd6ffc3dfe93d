import { evaluateNumber, evaluateText, evaluateTruth, type FormulaValues } from '../formula/evaluate.ts';
import { compareNumber, compareText } from './compare.ts';
import type { CompiledCondition } from './compiledForm.ts';
import { foldText, holds } from './holds.ts';

/** Whether a condition on what a formula gives holds. */
export function formulaHolds(
  { formula, wanted }: Extract<CompiledCondition, { kind: 'formula' }>,
  values: FormulaValues,
): boolean {
  switch (formula.type) {
    case 'number':
      return holds(wanted.operator, compareNumber(evaluateNumber(formula, values), wanted));
    case 'text':
      return holds(wanted.operator, compareText(foldText(evaluateText(formula, values)), wanted));
    case 'truth':
      return wanted.text === String(evaluateTruth(formula, values));
  }
}
