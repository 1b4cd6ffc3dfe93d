import { compareTexts } from './compareTexts.ts';
import type { FormulaValues } from './evaluate.ts';
import type { Call, ComparisonOperator, Expression } from './formula.ts';
import { comparedAs } from './nature.ts';
import { numberOf } from './numberOf.ts';
import { textOf } from './textOf.ts';

/** The value of an expression that typed well as true or false; false for any other. */
export function truthOf(expression: Expression | undefined, values: FormulaValues): boolean {
  switch (expression?.kind) {
    case 'truth':
      return expression.value;
    case 'not':
      return !truthOf(expression.operand, values);
    case 'logic':
      return expression.operator === 'and'
        ? truthOf(expression.left, values) && truthOf(expression.right, values)
        : truthOf(expression.left, values) || truthOf(expression.right, values);
    case 'comparison':
      return holds(expression.operator, compared(expression.left, expression.right, values));
    case 'call':
      return called(expression, values);
    default:
      return false;
  }
}

function called(call: Call, values: FormulaValues): boolean {
  const [first, second, third] = call.given;
  if (call.calls.name === 'if') return truthOf(truthOf(first, values) ? second : third, values);
  if (first?.kind !== 'field') return false;
  return call.calls.name === 'chosen'
    ? (values.chosen(first.id)?.has(textOf(second, values)) ?? false)
    : values.isEmpty(first.id);
}

function compared(left: Expression, right: Expression, values: FormulaValues): number {
  return comparedAs(left, right, (id) => values.useOf(id)) === 'text'
    ? compareTexts(comparedText(left, values), comparedText(right, values))
    : numberOf(left, values).compare(numberOf(right, values));
}

/** Options are compared by the values that name them: what visitors read may be reworded. */
function comparedText(side: Expression, values: FormulaValues): string {
  const chosen = side.kind === 'field' ? values.chosenText(side.id) : undefined;
  return chosen ?? textOf(side, values);
}

function holds(operator: ComparisonOperator, order: number): boolean {
  switch (operator) {
    case '=':
      return order === 0;
    case '!=':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}
