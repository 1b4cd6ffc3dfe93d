import { Decimal } from '#kit/decimal.ts';
import type { ArithmeticOperator } from './formula.ts';

const places = 12;
const bound = Decimal.of(10n ** 24n);

/**
 * What every result goes through: rounded half away from zero to 12 places, and 0 beyond ±10^24, so that no formula
 * grows digits without end.
 */
export function bounded(value: Decimal): Decimal {
  const rounded = value.round(places);
  return rounded.abs().compare(bound) > 0 ? Decimal.zero : rounded;
}

/** Division by zero is 0. */
export function calculate(operator: ArithmeticOperator, left: Decimal, right: Decimal): Decimal {
  switch (operator) {
    case '+':
      return bounded(left.add(right));
    case '-':
      return bounded(left.subtract(right));
    case '*':
      return bounded(left.multiply(right));
    case '/':
      return bounded(left.divide(right, places));
  }
}

/** A whole number of places, within those that a number can have. */
export function placesOf(value: Decimal | undefined, least: number): number {
  if (value === undefined) return 0;
  return Math.min(places, Math.max(least, Number(value.round().toText())));
}
