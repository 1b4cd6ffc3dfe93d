import type { Expression, Formula } from './formula.ts';

/** The ids of the fields that a formula names, in the order of their first mention. */
export function fieldsIn(formula: Formula): Set<string> {
  const found = new Set<string>();
  const waiting: Expression[] = [formula.root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'field') found.add(next.id);
    // What stands further left is taken first.
    waiting.push(...parts(next).toReversed());
  }
  return found;
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
