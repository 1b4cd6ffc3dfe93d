import assert from 'node:assert/strict';
import { type CompiledFormula, compileParsed } from '../compileFormula.ts';
import type { FormulaValues } from '../evaluate.ts';
import type { Formula, FormulaFault, FormulaType } from '../formula.ts';
import { parseFormula } from '../parse.ts';

/** Parses a formula and asserts that it is valid. */
export function parsed(source: string): Formula {
  const result = parseFormula(source);
  assert.ok(result.ok, `${source}: ${result.ok ? '' : result.failure.message}`);
  return result.value;
}

/** Parses and compiles a formula as the given type; undefined if it cannot have that type. */
export function compiledAs(
  type: FormulaType,
  source: string,
  values: FormulaValues,
): CompiledFormula | undefined {
  return compileParsed(parsed(source), (id) => values.useOf(id), [type]);
}

/** Parses an invalid formula and returns its fault. */
export function parseFault(source: string): FormulaFault {
  const result = parseFormula(source);
  assert.ok(!result.ok, `${source} is no formula`);
  return result.failure;
}
