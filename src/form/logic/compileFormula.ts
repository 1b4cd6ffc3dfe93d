import type { FormulaUse } from '../field/behaviour.ts';
import { parseFormula } from '../formula/parse.ts';
import { typeOfFormula } from '../formula/type.ts';
import type { CompiledFormula } from './compiledForm.ts';

export type UseOf = (fieldId: string) => FormulaUse | undefined;

/**
 * The parsed formula with the first of the wanted types that it can have. Undefined for one with a fault: a form
 * that is being written goes on working without it, and the checker says what is wrong.
 */
export function compileFormula(
  source: string,
  useOf: UseOf,
  wanted: readonly ('number' | 'text' | 'any')[],
): CompiledFormula | undefined {
  const parsed = parseFormula(source);
  if (!parsed.ok) return undefined;
  for (const one of wanted) {
    const typed = typeOfFormula(parsed.value, useOf, one);
    if (typed.ok) return { formula: parsed.value, type: one === 'any' ? typed.value : one };
  }
  return undefined;
}
