import type { ArithmeticOperator, ComparisonOperator, Expression, TruthOperator } from './formula.ts';

/** A binary operator. */
export interface Operator {
  /** A higher number binds tighter. */
  readonly binds: number;
  /** Comparisons do not chain: `a < b < c` is a fault. */
  readonly compares: boolean;
  join(left: Expression, right: Expression): Expression;
}

/** `not` binds tighter than `and` and looser than comparisons: `not a = b` is `not (a = b)`. */
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
