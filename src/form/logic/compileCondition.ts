import type { UseOf } from '../formula/nature.ts';
import type { FormulaLanguage } from '../language.ts';
import type { Condition, FormulaCondition } from '../schema/logic.ts';
import type { CompiledCondition, KnownBehaviour } from './compiledForm.ts';
import { operatorsOf, operatorsOfFormula } from './operators.ts';
import { wantedOf } from './wantedOf.ts';

/** Groups of conditions may nest this deep. The schema of the document sets no limit. */
export const deepestCondition = 20;

const never: CompiledCondition = { kind: 'never' };

/** The form around a condition. */
export interface ConditionScope {
  readonly formulas: FormulaLanguage | undefined;
  readonly useOf: UseOf;
  fieldOf(id: string): { number: number; known: KnownBehaviour | undefined } | undefined;
}

/** Parses the formulas and values of a condition; undefined where its groups nest too deep. */
export function compileCondition(
  condition: Condition,
  scope: ConditionScope,
  depth = 0,
): CompiledCondition | undefined {
  if ('field' in condition) {
    const field = scope.fieldOf(condition.field);
    const comparison = field?.known?.comparison;
    if (field === undefined || comparison === undefined) return never;
    if (!operatorsOf(comparison).includes(condition.operator)) return never;
    return { kind: 'field', field: field.number, wanted: wantedOf(condition, comparison) };
  }
  if ('formula' in condition) return compileFormulaCondition(condition, scope);
  if (depth >= deepestCondition) return undefined;
  const parts: CompiledCondition[] = [];
  for (const part of 'all' in condition ? condition.all : condition.any) {
    const compiled = compileCondition(part, scope, depth + 1);
    if (compiled === undefined) return undefined;
    parts.push(compiled);
  }
  return { kind: 'all' in condition ? 'all' : 'any', parts };
}

function compileFormulaCondition(
  condition: FormulaCondition,
  { formulas, useOf }: ConditionScope,
): CompiledCondition {
  const compiled = formulas?.compileFormula(condition.formula, useOf, ['any']);
  if (compiled === undefined || !operatorsOfFormula(compiled.type).includes(condition.operator)) return never;
  const comparison = compiled.type === 'number' ? 'number' : 'text';
  return { kind: 'formula', formula: compiled, wanted: wantedOf(condition, comparison) };
}
