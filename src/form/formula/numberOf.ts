import { Decimal, parseDecimal } from '#kit/decimal.ts';
import { parseDay } from '#kit/time/day.ts';
import { countCharacters } from '../value/text.ts';
import { bounded, calculate, placesOf } from './arithmetic.ts';
import type { FormulaValues } from './evaluate.ts';
import type { Call, Expression } from './formula.ts';
import { natureOf } from './nature.ts';
import { textOf } from './textOf.ts';
import { truthOf } from './truthOf.ts';

/** The value of an expression that typed well as a number; 0 for any other. */
export function numberOf(expression: Expression | undefined, values: FormulaValues): Decimal {
  switch (expression?.kind) {
    case 'number':
      return expression.value;
    case 'field':
      return read(values.number(expression.id), values);
    case 'negate':
      return numberOf(expression.operand, values).negate();
    case 'arithmetic': {
      const left = numberOf(expression.left, values);
      return calculate(expression.operator, left, numberOf(expression.right, values), values);
    }
    case 'call':
      return called(expression, values);
    default:
      return Decimal.zero;
  }
}

function called(call: Call, values: FormulaValues): Decimal {
  const [first, second, third] = call.given;
  const numbers = (): Decimal[] => call.given.map((given) => numberOf(given, values));
  switch (call.calls.name) {
    case 'round':
      return bounded(
        numberOf(first, values).round(placesOf(second && numberOf(second, values), -24)),
        values,
      );
    case 'floor':
      return bounded(numberOf(first, values).floor(), values);
    case 'ceil':
      return bounded(numberOf(first, values).ceil(), values);
    case 'abs':
      return numberOf(first, values).abs();
    case 'min':
      return numbers().reduce((least, next) => (next.compare(least) < 0 ? next : least));
    case 'max':
      return numbers().reduce((greatest, next) => (next.compare(greatest) > 0 ? next : greatest));
    case 'sum':
      return numbers().reduce((total, next) => calculate('+', total, next, values));
    case 'if':
      return numberOf(truthOf(first, values) ? second : third, values);
    case 'count':
      return first?.kind === 'field' ? whole(values.count(first.id)) : Decimal.zero;
    case 'length':
      return whole(countCharacters(textOf(first, values)));
    case 'number':
      return first && natureOf(first, (id) => values.useOf(id)) === 'text'
        ? read(textOf(first, values).trim(), values)
        : numberOf(first, values);
    case 'today':
      return whole(parseDay(values.today) ?? 0);
    case 'days':
      return whole(parseDay(textOf(first, values).trim()) ?? 0);
    default:
      return Decimal.zero;
  }
}

function read(text: string, values: FormulaValues): Decimal {
  return bounded(parseDecimal(text) ?? Decimal.zero, values);
}

function whole(count: number): Decimal {
  return Decimal.of(BigInt(count));
}
