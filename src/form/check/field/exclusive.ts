import type { FieldCondition, FormulaCondition, Operator } from '../../schema/logic.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { type Comparing, comparingOf, orderOf } from '../comparingOf.ts';

type Leaf = FieldCondition | FormulaCondition;

/** Whether two conditions on the same thing can never hold together. `false` where that is not certain. */
export function areExclusive(form: CheckedForm, one: Leaf, other: Leaf): boolean {
  if (!haveSameSubject(one, other)) return false;
  const first = comparingOf(form, one);
  const second = comparingOf(form, other);
  if (first === undefined || second === undefined || first.comparison !== second.comparison) return false;
  const single = isSingleChoice(form, one);
  return (
    contradicts(plain(one.operator, single), first, plain(other.operator, single), second) ||
    contradicts(plain(other.operator, single), second, plain(one.operator, single), first)
  );
}

/** Whether one of two conditions always holds because the other is its opposite. */
export function areComplementary(form: CheckedForm, one: Leaf, other: Leaf): boolean {
  if (!haveSameSubject(one, other)) return false;
  const [first, second] = [comparingOf(form, one), comparingOf(form, other)];
  if (first === undefined || second === undefined) return false;
  const pair = [one.operator, other.operator].sort().join(' ');
  return pair === 'is_empty is_not_empty' || (pair === 'is is_not' && first.text === second.text);
}

function haveSameSubject(one: Leaf, other: Leaf): boolean {
  if ('field' in one) return 'field' in other && one.field === other.field;
  return 'formula' in other && one.formula.trim() === other.formula.trim();
}

function isSingleChoice(form: CheckedForm, leaf: Leaf): boolean {
  const field = 'field' in leaf ? form.fieldOf(leaf.field)?.field : undefined;
  if (field?.type === 'dropdown') return true;
  return field?.type === 'multiple_choice' && !('multiple' in field && field.multiple === true);
}

/** Where only one option can be chosen, `contains` equals `is`. */
function plain(operator: Operator, single: boolean): Operator {
  return single && operator === 'contains' ? 'is' : operator;
}

function contradicts(operator: Operator, one: Comparing, against: Operator, other: Comparing): boolean {
  const { comparison } = one;
  if (operator === 'is_empty') return against !== 'is_empty' && against !== 'is_not';
  const order = orderOf(comparison, one.text, other.text);
  if (operator === 'is_under') return against === 'is_over' && order !== undefined && order <= 0;
  if (operator !== 'is') return false;
  switch (against) {
    case 'is':
      return comparison === 'number' ? order !== undefined && order !== 0 : one.text !== other.text;
    case 'is_not':
      return one.text === other.text;
    case 'is_under':
      return order !== undefined && order >= 0;
    case 'is_over':
      return order !== undefined && order <= 0;
    case 'contains':
      return comparison === 'options' ? one.text !== other.text : !one.text.includes(other.text);
    default:
      return false;
  }
}
