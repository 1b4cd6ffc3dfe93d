import type { Operator } from '../schema/logic.ts';
import { compose } from '../value/text.ts';

/** The result of comparing an answer with the value of a condition. */
export interface Compared {
  readonly empty: boolean;
  /** Negative where the answer is less than the value, 0 where equal; undefined where they cannot be compared. */
  readonly order: number | undefined;
  readonly contains: boolean;
}

/**
 * Whether a condition holds. An empty answer is equal to, less than and greater than nothing, so only `is_empty` and
 * `is_not` hold for it.
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

/** Folds a text for comparison: lower case, trimmed, composed accents (NFC). */
export function foldText(text: string): string {
  return compose(text).toLowerCase().trim();
}
