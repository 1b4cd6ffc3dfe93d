import { compileFormula } from '../formula/compileFormula.ts';
import type { UseOf } from '../formula/nature.ts';
import type { CompiledSet, KnownBehaviour } from './compiledForm.ts';
import type { SetAction } from './groupActions.ts';

/** A formula is calculated as what its field holds, so that a choice copied into a number is its price. */
export function compileSet(
  { rule, action }: { readonly rule: number; readonly action: SetAction },
  { comparison }: KnownBehaviour,
  useOf: UseOf,
): CompiledSet {
  if (action.formula === undefined) return { rule, value: { json: action.value ?? null } };
  const wanted = comparison === 'number' ? (['number', 'text'] as const) : (['text', 'number'] as const);
  return { rule, value: { formula: compileFormula(action.formula, useOf, wanted) } };
}
