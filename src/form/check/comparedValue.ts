import { parseDecimal } from '#kit/decimal.ts';
import { plainNumber } from '#kit/plainNumber.ts';
import type { Comparison } from '../field/behaviour.ts';
import { behaviourOf, isKnownField } from '../field/behaviours.ts';
import { foldText } from '../logic/holds.ts';
import type { FieldCondition, FormulaCondition } from '../schema/logic.ts';
import type { CheckedForm } from './checkedForm.ts';
import { judgeFormula } from './formula.ts';

/** How a condition compares, and with what; undefined where it cannot be asked as it stands. */
export interface Comparing {
  readonly comparison: Comparison | 'truth';
  /** As texts are compared; the value of an option is a name and stays as it is. */
  readonly text: string;
}

export function comparingOf(
  form: CheckedForm,
  condition: FieldCondition | FormulaCondition,
): Comparing | undefined {
  const comparison = comparisonOf(form, condition);
  if (comparison === undefined) return undefined;
  const { value = '' } = condition;
  const written = typeof value === 'number' ? plainNumber(value) : value;
  return { comparison, text: comparison === 'options' ? written : foldText(written) };
}

function comparisonOf(
  form: CheckedForm,
  condition: FieldCondition | FormulaCondition,
): Comparing['comparison'] | undefined {
  if ('formula' in condition) {
    const ordered = condition.operator === 'is_under' || condition.operator === 'is_over';
    const judged = judgeFormula(form, condition.formula, ordered ? ['number'] : ['any']);
    return 'fault' in judged ? undefined : judged.type;
  }
  const field = form.fieldOf(condition.field)?.field;
  return field === undefined || !isKnownField(field) ? undefined : behaviourOf(field).comparison(field);
}

/** Negative where the one is under the other; undefined where they have no order. */
export function orderOf(comparison: Comparing['comparison'], one: string, other: string): number | undefined {
  if (comparison === 'number') {
    const [first, second] = [one, other].map(parseDecimal);
    return first === undefined || second === undefined ? undefined : first.compare(second);
  }
  // Days and times are written so that the order of the texts is theirs.
  if (comparison !== 'day' && comparison !== 'clock') return undefined;
  return one === other ? 0 : one < other ? -1 : 1;
}
