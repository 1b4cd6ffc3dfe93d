import { Decimal, parseDecimal } from '#kit/decimal.ts';
import { formatDay, parseDay } from '#kit/time/day.ts';
import { currencyDecimals } from '../value/money.ts';
import { countCharacters } from '../value/text.ts';
import { bounded, calculate, placesOf } from './arithmetic.ts';
import { compareTexts } from './compareTexts.ts';
import type { FormulaValues } from './evaluate.ts';
import type { Call, ComparisonOperator, Expression } from './formula.ts';
import { comparedAs, natureOf } from './nature.ts';

/** The value of an expression of type number; 0 for any other. */
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
      return calledNumber(expression, values);
    default:
      return Decimal.zero;
  }
}

function calledNumber(call: Call, values: FormulaValues): Decimal {
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

/** The value of an expression as a text; a number is printed in plain digits. */
export function textOf(expression: Expression | undefined, values: FormulaValues): string {
  switch (expression?.kind) {
    case undefined:
      return '';
    case 'text':
      return expression.value;
    case 'field':
      return values.text(expression.id);
    case 'call':
      return calledText(expression, values);
    default:
      return numberOf(expression, values).toText();
  }
}

function calledText(call: Call, values: FormulaValues): string {
  const [first, second, third] = call.given;
  switch (call.calls.name) {
    case 'if':
      return textOf(truthOf(first, values) ? second : third, values);
    case 'fixed':
      return numberOf(first, values).toFixed(placesOf(second && numberOf(second, values), 0));
    case 'money': {
      const currency = currencyOf(second, values);
      return `${currency} ${numberOf(first, values).toFixed(currencyDecimals(currency))}`.trim();
    }
    case 'text':
      return first && natureOf(first, (id) => values.useOf(id)) === 'truth'
        ? String(truthOf(first, values))
        : textOf(first, values);
    case 'concat':
      return call.given.map((given) => textOf(given, values)).join('');
    case 'date':
      return formatDay(Number(numberOf(first, values).floor().toText())) ?? '';
    default:
      return numberOf(call, values).toText();
  }
}

/** The code of a currency, whatever its case; that of the form where none is given. */
export function currencyOf(expression: Expression | undefined, values: FormulaValues): string {
  if (expression === undefined) return values.currency ?? '';
  return textOf(expression, values).trim().toUpperCase();
}

/** The value of an expression of type truth; false for any other. */
export function truthOf(expression: Expression | undefined, values: FormulaValues): boolean {
  switch (expression?.kind) {
    case 'truth':
      return expression.value;
    case 'not':
      return !truthOf(expression.operand, values);
    case 'logic':
      return expression.operator === 'and'
        ? truthOf(expression.left, values) && truthOf(expression.right, values)
        : truthOf(expression.left, values) || truthOf(expression.right, values);
    case 'comparison':
      return holds(expression.operator, compared(expression.left, expression.right, values));
    case 'call':
      return calledTruth(expression, values);
    default:
      return false;
  }
}

function calledTruth(call: Call, values: FormulaValues): boolean {
  const [first, second, third] = call.given;
  if (call.calls.name === 'if') return truthOf(truthOf(first, values) ? second : third, values);
  if (first?.kind !== 'field') return false;
  return call.calls.name === 'chosen'
    ? (values.chosen(first.id)?.has(textOf(second, values)) ?? false)
    : values.isEmpty(first.id);
}

function compared(left: Expression, right: Expression, values: FormulaValues): number {
  return comparedAs(left, right, (id) => values.useOf(id)) === 'text'
    ? compareTexts(comparedText(left, values), comparedText(right, values))
    : numberOf(left, values).compare(numberOf(right, values));
}

/** Options are compared by value, because labels may be reworded. */
function comparedText(side: Expression, values: FormulaValues): string {
  const chosen = side.kind === 'field' ? values.chosenText(side.id) : undefined;
  return chosen ?? textOf(side, values);
}

function holds(operator: ComparisonOperator, order: number): boolean {
  switch (operator) {
    case '=':
      return order === 0;
    case '!=':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}
