import type { FormulaType } from '../formula/formula.ts';
import type { Operator } from '../schema/logic.ts';
import type { Comparison } from '../type/behaviour.ts';

const presence = ['is_empty', 'is_not_empty'] as const;
const equality = ['is', 'is_not'] as const;
const order = ['is_under', 'is_over'] as const;

const ofComparison: Record<Comparison, readonly Operator[]> = {
  text: [...equality, ...presence, 'contains'],
  number: [...equality, ...presence, ...order],
  day: [...equality, ...presence, ...order],
  clock: [...equality, ...presence, ...order],
  options: [...equality, ...presence, 'contains'],
  presence,
  none: [],
};

const ofFormula: Record<FormulaType, readonly Operator[]> = {
  // A number is never empty.
  number: [...equality, ...order],
  text: ofComparison.text,
  truth: ['is'],
};

/** The operators for fields with this kind of comparison. */
export function operatorsOf(comparison: Comparison): readonly Operator[] {
  return ofComparison[comparison];
}

/** The operators for formulas of this type. */
export function operatorsOfFormula(type: FormulaType): readonly Operator[] {
  return ofFormula[type];
}

/** Whether the operator compares with a value. */
export function needsValue(operator: Operator): boolean {
  return operator !== 'is_empty' && operator !== 'is_not_empty';
}
