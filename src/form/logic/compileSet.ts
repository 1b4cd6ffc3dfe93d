import type { UseOf } from '../formula/nature.ts';
import type { FormulaLanguage } from '../language.ts';
import type { CompiledSet, KnownBehaviour } from './compiledForm.ts';
import type { SetAction } from './groupActions.ts';

/** The type of the field decides the type of the formula: a choice that is copied into a number gives its price. */
export function compileSet(
  { rule, action }: { readonly rule: number; readonly action: SetAction },
  { comparison }: KnownBehaviour,
  useOf: UseOf,
  formulas: FormulaLanguage | undefined,
): CompiledSet {
  if (action.formula === undefined) return { rule, value: { json: action.value ?? null } };
  const wanted = comparison === 'number' ? (['number', 'text'] as const) : (['text', 'number'] as const);
  return { rule, value: { formula: formulas?.compileFormula(action.formula, useOf, wanted) } };
}
