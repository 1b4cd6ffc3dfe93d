import type { Formula, FormulaType } from './formula.ts';
import type { UseOf } from './nature.ts';
import { parseFormula } from './parse.ts';
import { typeOfFormula } from './type.ts';

/** It has been found to have this type, so that evaluating it need not ask again. */
export interface CompiledFormula {
  readonly formula: Formula;
  readonly type: FormulaType;
}

type Wanted = readonly (FormulaType | 'any')[];

/**
 * The parsed formula with the first of the wanted types that it can have. Undefined for one with a fault: a form
 * that is being written goes on working without it, and the checker says what is wrong.
 */
export function compileFormula(source: string, useOf: UseOf, wanted: Wanted): CompiledFormula | undefined {
  const parsed = parseFormula(source);
  return parsed.ok ? compileParsed(parsed.value, useOf, wanted) : undefined;
}

/** The same for a formula that was read before. */
export function compileParsed(formula: Formula, useOf: UseOf, wanted: Wanted): CompiledFormula | undefined {
  for (const one of wanted) {
    const typed = typeOfFormula(formula, useOf, one);
    if (typed.ok) return { formula, type: one === 'any' ? typed.value : one };
  }
  return undefined;
}
