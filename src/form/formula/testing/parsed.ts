import assert from 'node:assert/strict';
import { type CompiledFormula, compileParsed } from '../compileFormula.ts';
import type { FormulaValues } from '../evaluate.ts';
import type { Formula, FormulaFault, FormulaType } from '../formula.ts';
import { parseFormula } from '../parse.ts';

/** A formula that must be one. */
export function parsed(source: string): Formula {
  const result = parseFormula(source);
  assert.ok(result.ok, `${source}: ${result.ok ? '' : result.failure.message}`);
  return result.value;
}

/** The same, with its type; undefined where it cannot have that. */
export function compiledAs(
  type: FormulaType,
  source: string,
  values: FormulaValues,
): CompiledFormula | undefined {
  return compileParsed(parsed(source), (id) => values.useOf(id), [type]);
}

/** The fault of what must not be a formula. */
export function parseFault(source: string): FormulaFault {
  const result = parseFormula(source);
  assert.ok(!result.ok, `${source} is no formula`);
  return result.failure;
}
