import { parseDecimal } from '#kit/decimal.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import type { FormulaCondition } from '../schema/logic.ts';
import type { Comparison } from '../type/behaviour.ts';
import type { ConditionOperand } from './compiledForm.ts';
import { foldText } from './holds.ts';

/** The value of a condition, ready to be compared. */
export function wantedOf(
  condition: {
    readonly operator: FormulaCondition['operator'];
    readonly value?: string | number | undefined;
  },
  comparison: Comparison,
): ConditionOperand {
  const { operator, value = '' } = condition;
  const written = typeof value === 'number' ? plainNumber(value) : value;
  const number = comparison === 'number' ? parseDecimal(written.trim()) : undefined;
  // Option values are identifiers, which are case-sensitive.
  return { operator, text: comparison === 'options' ? written : foldText(written), number };
}
