import type { Operator } from '../schema/logic.ts';
import { compose } from '../value/text.ts';

/** What a condition looks at, already brought into the form in which it is compared. */
export interface Compared {
  readonly empty: boolean;
  /** Negative where the answer is under the value, 0 where it is equal; undefined where they cannot be compared. */
  readonly order: number | undefined;
  readonly contains: boolean;
}

/**
 * Whether a condition holds. An empty answer is nothing, under nothing and over nothing; `is_not` is the opposite of
 * `is` and so holds for it.
 */
export function holds(operator: Operator, { empty, order, contains }: Compared): boolean {
  switch (operator) {
    case 'is_empty':
      return empty;
    case 'is_not_empty':
      return !empty;
    case 'is':
      return !empty && order === 0;
    case 'is_not':
      return empty || order !== 0;
    case 'is_under':
      return !empty && order !== undefined && order < 0;
    case 'is_over':
      return !empty && order !== undefined && order > 0;
    case 'contains':
      return !empty && contains;
  }
}

/** A text as conditions compare it: capital letters and space around it do not matter, nor how accents are written. */
export function foldText(text: string): string {
  return compose(text).toLowerCase().trim();
}
