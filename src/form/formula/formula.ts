import type { Decimal } from '#kit/decimal.ts';
import type { KnownFunction } from './functions.ts';

export type FormulaType = 'number' | 'text' | 'truth';

/** Why a formula cannot be used, as a sentence that says what to do. */
export interface FormulaFault {
  readonly code:
    | 'formula_syntax'
    | 'formula_type'
    | 'formula_too_deep'
    | 'field_unknown'
    | 'field_not_usable';
  /** Where in the formula, in UTF-16 code units from 0. */
  readonly at: number;
  readonly message: string;
}

/** A parsed formula. `typeOfFormula` checks its fields and types. */
export interface Formula {
  readonly source: string;
  readonly root: Expression;
}

export type ArithmeticOperator = '+' | '-' | '*' | '/';
export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>=';
export type TruthOperator = 'and' | 'or';

/** `at` is where the expression begins, without the parentheses around it. */
export type Expression =
  | { readonly kind: 'number'; readonly at: number; readonly value: Decimal }
  | { readonly kind: 'text'; readonly at: number; readonly value: string }
  | { readonly kind: 'truth'; readonly at: number; readonly value: boolean }
  | FieldReference
  | { readonly kind: 'negate' | 'not'; readonly at: number; readonly operand: Expression }
  | Operation<'arithmetic', ArithmeticOperator>
  | Operation<'comparison', ComparisonOperator>
  | Operation<'logic', TruthOperator>
  | Call;

export interface FieldReference {
  readonly kind: 'field';
  readonly at: number;
  readonly id: string;
}

interface Operation<Kind, Operator> {
  readonly kind: Kind;
  readonly at: number;
  readonly operator: Operator;
  readonly left: Expression;
  readonly right: Expression;
}

export interface Call {
  readonly kind: 'call';
  readonly at: number;
  readonly calls: KnownFunction;
  readonly given: readonly Expression[];
}

/** The type of a field in a formula: number, text, either by context, or none. */
export type FormulaUse = 'number' | 'text' | 'either' | 'none';
