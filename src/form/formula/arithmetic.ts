import { Decimal } from '#kit/decimal.ts';
import type { FormulaValues } from './evaluate.ts';
import type { ArithmeticOperator } from './formula.ts';

const places = 12;
const bound = Decimal.of(10n ** 24n);

/**
 * Limits every result: rounded half away from zero to 12 places, and 0 beyond ±10^24, so that digits do not grow
 * without end. `exceeded` reports such a 0.
 */
export function bounded(value: Decimal, values: FormulaValues): Decimal {
  const rounded = value.round(places);
  if (rounded.abs().compare(bound) <= 0) return rounded;
  values.exceeded?.();
  return Decimal.zero;
}

/** Division by zero is 0. */
export function calculate(
  operator: ArithmeticOperator,
  left: Decimal,
  right: Decimal,
  values: FormulaValues,
): Decimal {
  switch (operator) {
    case '+':
      return bounded(left.add(right), values);
    case '-':
      return bounded(left.subtract(right), values);
    case '*':
      return bounded(left.multiply(right), values);
    case '/':
      return bounded(left.divide(right, places), values);
  }
}

/** An integer number of places, limited to those that a number can have. */
export function placesOf(value: Decimal | undefined, least: number): number {
  if (value === undefined) return 0;
  return Math.min(places, Math.max(least, Number(value.round().toText())));
}
