import { parseDecimal } from '#kit/decimal.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import { fieldsIn } from '../formula/fieldsIn.ts';
import { foldText } from '../logic/holds.ts';
import { operatorsOf, operatorsOfFormula } from '../logic/operators.ts';
import type { FieldCondition, FormulaCondition } from '../schema/logic.ts';
import type { Comparison } from '../type/behaviour.ts';
import { behaviourOf, isKnownField } from '../type/behaviours.ts';
import type { CheckedForm } from './checkedForm.ts';
import { judgeFormula } from './logic/judgeFormula.ts';

/** The comparison and value of a condition; undefined for an invalid condition. */
export interface Comparing {
  readonly comparison: Comparison | 'truth';
  /** The folded text; option values are case-sensitive and stay. */
  readonly text: string;
}

export function comparingOf(
  form: CheckedForm,
  condition: FieldCondition | FormulaCondition,
): Comparing | undefined {
  const comparison = 'formula' in condition ? typeOf(form, condition) : comparisonOf(form, condition);
  if (comparison === undefined) return undefined;
  const { value = '' } = condition;
  const written = typeof value === 'number' ? plainNumber(value) : value;
  return { comparison, text: comparison === 'options' ? written : foldText(written) };
}

function typeOf(
  form: CheckedForm,
  { formula, operator }: FormulaCondition,
): Comparing['comparison'] | undefined {
  const ordered = operator === 'is_under' || operator === 'is_over';
  const judged = judgeFormula(form, formula, ordered ? ['number'] : ['any']);
  if ('fault' in judged || !operatorsOfFormula(judged.type).includes(operator)) return undefined;
  // A formula with a field of unknown type is not calculated, so neither it nor its opposite holds.
  const known = [...fieldsIn(judged.formula)].every((id) => isOfKnownType(form, id));
  return known ? judged.type : undefined;
}

function isOfKnownType(form: CheckedForm, id: string): boolean {
  const field = form.fieldOf(id)?.field;
  return field !== undefined && isKnownField(field);
}

function comparisonOf(form: CheckedForm, condition: FieldCondition): Comparing['comparison'] | undefined {
  const field = form.fieldOf(condition.field)?.field;
  if (field === undefined || !isKnownField(field)) return undefined;
  const comparison = behaviourOf(field).comparison(field);
  return operatorsOf(comparison).includes(condition.operator) ? comparison : undefined;
}

/** Negative where one is less than the other; undefined where they have no order. */
export function orderOf(comparison: Comparing['comparison'], one: string, other: string): number | undefined {
  if (comparison === 'number') {
    const [first, second] = [one, other].map(parseDecimal);
    return first === undefined || second === undefined ? undefined : first.compare(second);
  }
  // ISO days and times sort as texts.
  if (comparison !== 'day' && comparison !== 'clock') return undefined;
  return one === other ? 0 : one < other ? -1 : 1;
}
