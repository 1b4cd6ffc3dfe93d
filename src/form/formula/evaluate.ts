import { Decimal } from '#kit/decimal.ts';
import type { CompiledFormula } from './compileFormula.ts';
import type { FormulaUse } from './formula.ts';
import { numberOf, textOf, truthOf } from './valueOf.ts';

/** The answers that formulas calculate with. */
export interface FormulaValues {
  /** Undefined where there is no such field. */
  useOf(id: string): FormulaUse | undefined;
  /** The number of the answer in plain digits; `0` where there is none. */
  number(id: string): string;
  /** The answer as people read it; empty where there is none. */
  text(id: string): string;
  /** How many options, files or rows it has; 1 for any other answer, 0 for none. */
  count(id: string): number;
  /** The values of the chosen options, in the order of the form; undefined where the field has no options. */
  chosen(id: string): ReadonlySet<string> | undefined;
  /** The same values as one text, for comparing options. */
  chosenText(id: string): string | undefined;
  isEmpty(id: string): boolean;
  /** The day on which the form is filled in: `2026-12-31`. */
  readonly today: string;
  /** The currency of amounts for which a formula names none; undefined where the form has none. */
  readonly currency: string | undefined;
  /** Called where 0 or an empty text replaces a value that exceeded a limit. */
  exceeded?(): void;
}

/*
 * These functions never throw. A faulty formula, which is not compiled, is not calculated in part: an amount that
 * ignores one field would look right.
 */

/** The result as a number; 0 for a formula that was not compiled as a number. */
export function evaluateNumber(compiled: CompiledFormula | undefined, values: FormulaValues): Decimal {
  return compiled?.type === 'number' ? numberOf(compiled.formula.root, values) : Decimal.zero;
}

/** The result as a text; empty for a formula that was compiled as neither text nor number. */
export function evaluateText(compiled: CompiledFormula | undefined, values: FormulaValues): string {
  if (compiled?.type === 'text') return textOf(compiled.formula.root, values);
  return compiled?.type === 'number' ? numberOf(compiled.formula.root, values).toText() : '';
}

/** The result as a boolean; false for a formula that was not compiled as true or false. */
export function evaluateTruth(compiled: CompiledFormula | undefined, values: FormulaValues): boolean {
  return compiled?.type === 'truth' && truthOf(compiled.formula.root, values);
}
