import type { FormulaValues } from '../formula/evaluate.ts';
import type { FormulaLanguage } from '../language.ts';
import type { Answer } from '../value/answer.ts';
import { compareAnswer, compareNumber, compareText } from './compare.ts';
import type { CompiledCondition, CompiledField } from './compiledForm.ts';
import { foldText, holds } from './holds.ts';

/** The answers of one evaluation, as far as they are settled. */
export interface ConditionValues {
  readonly fields: readonly CompiledField[];
  /** By the number of the field. */
  readonly answers: readonly (Answer | undefined)[];
  /** Folded texts by the number of the field: several conditions may compare the same long answer. */
  readonly folded: (string | undefined)[];
  readonly formulas: FormulaLanguage | undefined;
  readonly values: FormulaValues;
}

/** Whether the condition of a rule holds. `deepestCondition` bounds the recursion. */
export function conditionHolds(condition: CompiledCondition, given: ConditionValues): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.parts.every((part) => conditionHolds(part, given));
    case 'any':
      return condition.parts.some((part) => conditionHolds(part, given));
    case 'field':
      return fieldHolds(condition, given);
    case 'formula':
      return given.formulas !== undefined && formulaHolds(condition, given.values, given.formulas);
    case 'never':
      return false;
  }
}

function fieldHolds(
  { field: number, wanted }: Extract<CompiledCondition, { kind: 'field' }>,
  { fields, answers, folded }: ConditionValues,
): boolean {
  const known = fields[number]?.known;
  if (known === undefined) return false;
  const answer = answers[number];
  let text = '';
  if (known.comparison === 'text') {
    text = folded[number] ?? (typeof answer === 'string' ? foldText(answer) : '');
    folded[number] = text;
  }
  return holds(wanted.operator, compareAnswer(known, answer, wanted, text));
}

/** Whether a condition on the result of a formula holds. */
export function formulaHolds(
  { formula, wanted }: Extract<CompiledCondition, { kind: 'formula' }>,
  values: FormulaValues,
  { evaluateNumber, evaluateText, evaluateTruth }: FormulaLanguage,
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
