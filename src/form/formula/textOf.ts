import { formatDay } from '#kit/time/day.ts';
import { placesOf } from './arithmetic.ts';
import type { FormulaValues } from './evaluate.ts';
import type { Call, Expression } from './formula.ts';
import { natureOf } from './nature.ts';
import { numberOf } from './numberOf.ts';
import { truthOf } from './truthOf.ts';

/** The value of an expression that typed well as a text; a number is printed in plain digits. */
export function textOf(expression: Expression | undefined, values: FormulaValues): string {
  switch (expression?.kind) {
    case undefined:
      return '';
    case 'text':
      return expression.value;
    case 'field':
      return values.text(expression.id);
    case 'call':
      return called(expression, values);
    default:
      return numberOf(expression, values).toText();
  }
}

function called(call: Call, values: FormulaValues): string {
  const [first, second, third] = call.given;
  switch (call.calls.name) {
    case 'if':
      return textOf(truthOf(first, values) ? second : third, values);
    case 'fixed':
      return numberOf(first, values).toFixed(placesOf(second && numberOf(second, values), 0));
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
