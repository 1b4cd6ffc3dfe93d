import type { ArithmeticOperator, ComparisonOperator, Expression, TruthOperator } from './formula.ts';

/** What stands between two expressions. */
export interface Operator {
  /** The higher, the closer it holds what stands beside it. */
  readonly binds: number;
  /** Comparisons do not chain: `a < b < c` says nothing. */
  readonly compares: boolean;
  join(left: Expression, right: Expression): Expression;
}

/** The word not binds closer than and, and less than a comparison: `not a = b` is `not (a = b)`. */
export const notBinds = 3;

export const operators: ReadonlyMap<string, Operator> = new Map([
  ['or', logic('or', 1)],
  ['and', logic('and', 2)],
  ['=', comparison('=')],
  ['!=', comparison('!=')],
  ['<', comparison('<')],
  ['<=', comparison('<=')],
  ['>', comparison('>')],
  ['>=', comparison('>=')],
  ['+', arithmetic('+', 5)],
  ['-', arithmetic('-', 5)],
  ['*', arithmetic('*', 6)],
  ['/', arithmetic('/', 6)],
]);

function logic(operator: TruthOperator, binds: number): Operator {
  const join = (left: Expression, right: Expression): Expression => ({
    kind: 'logic',
    at: left.at,
    operator,
    left,
    right,
  });
  return { binds, compares: false, join };
}

function comparison(operator: ComparisonOperator): Operator {
  const join = (left: Expression, right: Expression): Expression => ({
    kind: 'comparison',
    at: left.at,
    operator,
    left,
    right,
  });
  return { binds: 4, compares: true, join };
}

function arithmetic(operator: ArithmeticOperator, binds: number): Operator {
  const join = (left: Expression, right: Expression): Expression => ({
    kind: 'arithmetic',
    at: left.at,
    operator,
    left,
    right,
  });
  return { binds, compares: false, join };
}
