import assert from 'node:assert/strict';
import type { Formula, FormulaFault } from '../formula.ts';
import { parseFormula } from '../parse.ts';

/** A formula that must be one. */
export function parsed(source: string): Formula {
  const result = parseFormula(source);
  assert.ok(result.ok, `${source}: ${result.ok ? '' : result.failure.message}`);
  return result.value;
}

/** The fault of what must not be a formula. */
export function parseFault(source: string): FormulaFault {
  const result = parseFormula(source);
  assert.ok(!result.ok, `${source} is no formula`);
  return result.failure;
}
