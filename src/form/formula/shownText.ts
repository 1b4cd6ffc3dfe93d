import type { CompiledFormula } from './compileFormula.ts';
import type { FormulaValues } from './evaluate.ts';
import type { Expression } from './formula.ts';
import { natureOf } from './nature.ts';
import { currencyOf, numberOf, textOf, truthOf } from './valueOf.ts';

/** How values are written for a reader. Recorded texts and calculations use plain digits and dates instead. */
export interface TextFormat {
  /** A number in plain digits, such as `1234.50`. */
  number(digits: string): string;
  /** A day such as `2026-12-31`. */
  day(day: string): string;
  /** An amount in plain digits, with the code of its currency. */
  money(amount: string, currency: string): string;
  /** A value as it stands in a text: isolated where its letters run in the other direction. */
  isolated(text: string): string;
  /** The answer of a field; `text` is how formulas print it. */
  answer(fieldId: string, text: string): string;
}

/** The result of a formula for a reader; empty for a formula that was compiled as neither text nor number. */
export function shownResult(
  compiled: CompiledFormula | undefined,
  values: FormulaValues,
  format: TextFormat,
): string {
  if (compiled?.type === 'text') return shownText(compiled.formula.root, values, format);
  return compiled?.type === 'number' ? format.number(numberOf(compiled.formula.root, values).toText()) : '';
}

/** Formats only the values that reach the reader: a comparison inside `if` still compares plain values. */
function shownText(expression: Expression | undefined, values: FormulaValues, format: TextFormat): string {
  switch (expression?.kind) {
    case undefined:
      return '';
    case 'text':
      return expression.value;
    case 'field':
      return format.answer(expression.id, values.text(expression.id));
    case 'call':
      break;
    default:
      return format.number(numberOf(expression, values).toText());
  }
  const [first, second, third] = expression.given;
  switch (expression.calls.name) {
    case 'if':
      return shownText(truthOf(first, values) ? second : third, values, format);
    case 'concat':
      return expression.given.map((given) => shownText(given, values, format)).join('');
    case 'text':
      return first && natureOf(first, (id) => values.useOf(id)) === 'truth'
        ? textOf(expression, values)
        : shownText(first, values, format);
    case 'date':
      return format.day(textOf(expression, values));
    case 'money':
      return format.money(numberOf(first, values).toText(), currencyOf(second, values));
    default:
      return format.number(textOf(expression, values));
  }
}
