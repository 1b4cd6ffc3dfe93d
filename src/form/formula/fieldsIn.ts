import type { Expression, Formula } from './formula.ts';

/** The ids of the fields that a formula names, in the order of their first mention. */
export function fieldsIn(formula: Formula): Set<string> {
  const found = new Set<string>();
  for (const expression of expressionsIn(formula)) if (expression.kind === 'field') found.add(expression.id);
  return found;
}

/** The expression and all its parts, from left to right. */
export function* expressionsIn(formula: Formula): Generator<Expression> {
  const stack: Expression[] = [formula.root];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    yield next;
    stack.push(...parts(next).toReversed());
  }
}

function parts(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'negate':
    case 'not':
      return [expression.operand];
    case 'arithmetic':
    case 'comparison':
    case 'logic':
      return [expression.left, expression.right];
    case 'call':
      return expression.given;
    default:
      return [];
  }
}
