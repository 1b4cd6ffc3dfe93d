import type { Formula, FormulaType } from './formula.ts';
import type { UseOf } from './nature.ts';
import { parseFormula } from './parse.ts';
import { typeOfFormula } from './type.ts';

/** A formula with its checked type, so that evaluation need not check it again. */
export interface CompiledFormula {
  readonly formula: Formula;
  readonly type: FormulaType;
}

type Expected = readonly (FormulaType | 'any')[];

/**
 * Compiles a formula to the first of the wanted types that it can have. Undefined for a faulty formula: a draft works
 * without it, and the checker reports the fault.
 */
export function compileFormula(
  source: string,
  useOf: UseOf,
  expected: Expected,
): CompiledFormula | undefined {
  const parsed = parseFormula(source);
  return parsed.ok ? compileParsed(parsed.value, useOf, expected) : undefined;
}

/** Like `compileFormula`, for a parsed formula. */
export function compileParsed(
  formula: Formula,
  useOf: UseOf,
  expected: Expected,
): CompiledFormula | undefined {
  for (const one of expected) {
    const typed = typeOfFormula(formula, useOf, one);
    if (typed.ok) return { formula, type: one === 'any' ? typed.value : one };
  }
  return undefined;
}
