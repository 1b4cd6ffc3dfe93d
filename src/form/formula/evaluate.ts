import { Decimal } from '#kit/decimal.ts';
import type { FormulaUse } from '../field/behaviour.ts';
import type { Formula } from './formula.ts';
import { numberOf } from './numberOf.ts';
import { textOf } from './textOf.ts';
import { truthOf } from './truthOf.ts';
import { typeOfFormula } from './type.ts';

/** The answers that formulas calculate with. */
export interface FormulaValues {
  /** Undefined where there is no such field. */
  useOf(id: string): FormulaUse | undefined;
  /** What the answer counts, in plain digits; `0` where there is none. */
  number(id: string): string;
  /** The answer as people read it; empty where there is none. */
  text(id: string): string;
  /** How many options, files or rows it has; 1 for any other answer, 0 for none. */
  count(id: string): number;
  /** The values of the chosen options; undefined where the field has no options. */
  chosen(id: string): readonly string[] | undefined;
  isEmpty(id: string): boolean;
  /** The day on which the form is filled in: `2026-12-31`. */
  readonly today: string;
}

/*
 * Nothing below throws. A formula with a fault is not half calculated: an amount in which one field counts for
 * nothing would look right.
 */

/** What the formula gives where a number is wanted; 0 where `typeOfFormula` finds a fault. */
export function evaluateNumber(formula: Formula, values: FormulaValues): Decimal {
  const type = typeOfFormula(formula, (id) => values.useOf(id), 'number');
  return type.ok ? numberOf(formula.root, values) : Decimal.zero;
}

/** What the formula gives where a text is wanted; empty where `typeOfFormula` finds a fault. */
export function evaluateText(formula: Formula, values: FormulaValues): string {
  const type = typeOfFormula(formula, (id) => values.useOf(id), 'text');
  return type.ok ? textOf(formula.root, values) : '';
}

/** Whether the formula holds; false where `typeOfFormula` finds a fault. */
export function evaluateTruth(formula: Formula, values: FormulaValues): boolean {
  const type = typeOfFormula(formula, (id) => values.useOf(id), 'truth');
  return type.ok && truthOf(formula.root, values);
}
