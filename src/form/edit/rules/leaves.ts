import { plainNumber } from '#kit/text/plainNumber.ts';
import { checkedForm } from '../../check/checkedForm.ts';
import { fitsComparison } from '../../check/logic/conditions.ts';
import { judgeFormula } from '../../check/logic/judgeFormula.ts';
import { type Field, type FormDefinition, fieldsOf } from '../../definition/document.ts';
import { shownOptions } from '../../definition/shownOptions.ts';
import { needsValue, operatorsOf, operatorsOfFormula } from '../../logic/operators.ts';
import type { FieldCondition, FormulaCondition, Operator } from '../../schema/logic.ts';
import type { Comparison } from '../../type/behaviour.ts';
import { behaviourOf, isKnownField } from '../../type/behaviours.ts';

/** A condition without groups. */
export type LeafCondition = FieldCondition | FormulaCondition;

/** The kind of value that a condition compares: the answers of a field, or the result of a formula. */
export type Compared = Comparison | 'truth';

export function fieldWithId(draft: FormDefinition, id: string): Field | undefined {
  for (const field of fieldsOf(draft)) if (field.id === id) return field;
  return undefined;
}

/** How conditions compare the answers of a field; `none` where they cannot. */
export function comparisonOf(field: Field): Comparison {
  return isKnownField(field) ? behaviourOf(field).comparison(field) : 'none';
}

/** The fields that a condition can be about. */
export function comparableFields(draft: FormDefinition): Field[] {
  return [...fieldsOf(draft)].filter((field) => comparisonOf(field) !== 'none');
}

/** The kind of value that this condition compares; undefined where its field or formula is broken. */
export function comparedBy(draft: FormDefinition, condition: LeafCondition): Compared | undefined {
  if ('field' in condition) {
    const field = fieldWithId(draft, condition.field);
    const comparison = field === undefined ? 'none' : comparisonOf(field);
    return comparison === 'none' ? undefined : comparison;
  }
  const judged = judgeFormula(checkedForm(draft, {}), condition.formula, ['any']);
  return 'fault' in judged ? undefined : judged.type;
}

/** The operators that fit; the present one is always among them, so that it stays visible. */
export function operatorsFor(compared: Compared | undefined, present: Operator): readonly Operator[] {
  const fitting = fittingOperators(compared);
  return fitting.includes(present) ? fitting : [...fitting, present];
}

export function fittingOperators(compared: Compared | undefined): readonly Operator[] {
  if (compared === undefined) return [];
  return compared === 'truth' ? operatorsOfFormula('truth') : operatorsOf(compared);
}

/** A new condition on a field: the first operator that fits, and for a choice its first option. */
export function conditionOn(field: Field): FieldCondition {
  const comparison = comparisonOf(field);
  const [operator = 'is_not_empty'] = operatorsOf(comparison);
  return withFirstOption({ field: field.id, operator }, field);
}

/** The same comparison with another field, as far as it fits that field. */
export function aboutField(condition: LeafCondition, field: Field): FieldCondition {
  const comparison = comparisonOf(field);
  if (!operatorsOf(comparison).includes(condition.operator)) return conditionOn(field);
  const { operator, value } = condition;
  const options = shownOptions(field);
  if (!needsValue(operator)) return { field: field.id, operator };
  const isKept =
    value !== undefined &&
    (options?.some((option) => option.value === value) ??
      fitsComparison(writtenValue(condition), comparison));
  return isKept
    ? { field: field.id, operator, value }
    : withFirstOption({ field: field.id, operator }, field);
}

/** A value goes with the operators that compare with nothing. */
export function withOperator<Leaf extends LeafCondition>(condition: Leaf, operator: Operator): Leaf {
  if (needsValue(operator)) return { ...condition, operator };
  const { value: _, ...rest } = condition;
  // The rest of a condition is a condition: its value is optional.
  return { ...rest, operator } as Leaf;
}

/** The value as it stands in a text box. */
export function writtenValue({ value = '' }: LeafCondition): string {
  return typeof value === 'number' ? plainNumber(value) : value;
}

function withFirstOption(condition: FieldCondition, field: Field): FieldCondition {
  const [first] = shownOptions(field) ?? [];
  return first === undefined || !needsValue(condition.operator)
    ? condition
    : { ...condition, value: first.value };
}
