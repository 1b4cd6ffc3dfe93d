/**
 * The type of a parameter: `value` is a number or a text, `branch` is the type that the context of the call wants,
 * `field` is a field id.
 */
export type Parameter = 'number' | 'text' | 'truth' | 'field' | 'value' | 'any' | 'branch';

export interface FormulaFunction {
  readonly name: string;
  /** The signature with parameter names; … marks repeated parameters. */
  readonly signature: string;
  readonly about: string;
  /** `field1` was left empty, `field2` is a choice where Red (red) and Blue (blue) are chosen; it is 2026-01-31. */
  readonly example: string;
  readonly result: string;
  /** The last parameter repeats. */
  readonly takes: readonly Parameter[];
  readonly least: number;
  readonly most: number;
  /** `branch` is the type that the context of the call wants. */
  readonly gives: 'number' | 'text' | 'truth' | 'branch';
}

const functions = [
  {
    name: 'round',
    signature: 'round(x, places)',
    about: 'x rounded, half away from zero; to whole numbers without places, to tens with -1.',
    example: 'round(2.345, 2)',
    result: '2.35',
    takes: ['number'],
    least: 1,
    most: 2,
    gives: 'number',
  },
  {
    name: 'floor',
    signature: 'floor(x)',
    about: 'The greatest whole number that is not above x.',
    example: 'floor(-2.5)',
    result: '-3',
    takes: ['number'],
    least: 1,
    most: 1,
    gives: 'number',
  },
  {
    name: 'ceil',
    signature: 'ceil(x)',
    about: 'The least whole number that is not below x.',
    example: 'ceil(2.1)',
    result: '3',
    takes: ['number'],
    least: 1,
    most: 1,
    gives: 'number',
  },
  {
    name: 'abs',
    signature: 'abs(x)',
    about: 'x without its minus.',
    example: 'abs(3 - 5)',
    result: '2',
    takes: ['number'],
    least: 1,
    most: 1,
    gives: 'number',
  },
  {
    name: 'min',
    signature: 'min(x, …)',
    about: 'The least of the numbers.',
    example: 'min(7, 3, 5)',
    result: '3',
    takes: ['number'],
    least: 1,
    most: Number.POSITIVE_INFINITY,
    gives: 'number',
  },
  {
    name: 'max',
    signature: 'max(x, …)',
    about: 'The greatest of the numbers.',
    example: 'max(7, 3, 5)',
    result: '7',
    takes: ['number'],
    least: 1,
    most: Number.POSITIVE_INFINITY,
    gives: 'number',
  },
  {
    name: 'sum',
    signature: 'sum(x, …)',
    about: 'The numbers added together.',
    example: 'sum(0.1, 0.2, 1)',
    result: '1.3',
    takes: ['number'],
    least: 1,
    most: Number.POSITIVE_INFINITY,
    gives: 'number',
  },
  {
    name: 'if',
    signature: 'if(condition, a, b)',
    about: 'a where the condition is true, otherwise b.',
    example: 'if(3 > 2, "more", "less")',
    result: 'more',
    takes: ['truth', 'branch'],
    least: 3,
    most: 3,
    gives: 'branch',
  },
  {
    name: 'empty',
    signature: 'empty(field)',
    about: 'Whether the field has no answer.',
    example: 'empty(field1)',
    result: 'true',
    takes: ['field'],
    least: 1,
    most: 1,
    gives: 'truth',
  },
  {
    name: 'chosen',
    signature: 'chosen(field, value)',
    about: 'Whether the option of that value is among those chosen.',
    example: 'chosen(field2, "red")',
    result: 'true',
    takes: ['field', 'text'],
    least: 2,
    most: 2,
    gives: 'truth',
  },
  {
    name: 'count',
    signature: 'count(field)',
    about: 'How many options, files or rows the answer has; 1 for any other answer, 0 for none.',
    example: 'count(field2)',
    result: '2',
    takes: ['field'],
    least: 1,
    most: 1,
    gives: 'number',
  },
  {
    name: 'length',
    signature: 'length(text)',
    about: 'How many characters the text has.',
    example: 'length("Zoë")',
    result: '3',
    takes: ['text'],
    least: 1,
    most: 1,
    gives: 'number',
  },
  {
    name: 'fixed',
    signature: 'fixed(x, places)',
    about: 'x as a text with exactly so many decimals, from 0 to 12.',
    example: 'fixed(12.5, 2)',
    result: '12.50',
    takes: ['number'],
    least: 2,
    most: 2,
    gives: 'text',
  },
  {
    name: 'money',
    signature: 'money(x, currency)',
    about:
      'x as an amount, with the decimals of the currency; without one, in that of the form. Texts on a page show it as their language does: €73.50, 73,50 €.',
    example: 'money(73.5, "EUR")',
    result: 'EUR 73.50',
    takes: ['number', 'text'],
    least: 1,
    most: 2,
    gives: 'text',
  },
  {
    name: 'text',
    signature: 'text(x)',
    about: 'x as a text: the answer of a field as people read it, a number in plain digits, true or false.',
    example: 'text(field2)',
    result: 'Red, Blue',
    takes: ['any'],
    least: 1,
    most: 1,
    gives: 'text',
  },
  {
    name: 'number',
    signature: 'number(text)',
    about: 'The number that the text is in plain digits, such as -12.5; 0 where it is none.',
    example: 'number("12.50") * 2',
    result: '25',
    takes: ['value'],
    least: 1,
    most: 1,
    gives: 'number',
  },
  {
    name: 'concat',
    signature: 'concat(text, …)',
    about: 'The texts one after the other.',
    example: 'concat("A-", 7 * 6)',
    result: 'A-42',
    takes: ['text'],
    least: 1,
    most: Number.POSITIVE_INFINITY,
    gives: 'text',
  },
  {
    name: 'today',
    signature: 'today()',
    about: 'The day on which the form is filled in, in days since 1970-01-01.',
    example: 'today()',
    result: '20484',
    takes: [],
    least: 0,
    most: 0,
    gives: 'number',
  },
  {
    name: 'date',
    signature: 'date(days)',
    about:
      'The day that comes so many days after 1970-01-01, as YYYY-MM-DD; empty beyond the years 1 to 9999.',
    example: 'date(today() + 14)',
    result: '2026-02-14',
    takes: ['number'],
    least: 1,
    most: 1,
    gives: 'text',
  },
  {
    name: 'days',
    signature: 'days(text)',
    about: 'How many days after 1970-01-01 a day written YYYY-MM-DD comes; 0 where the text is none.',
    example: 'days("2026-12-24") - today()',
    result: '327',
    takes: ['text'],
    least: 1,
    most: 1,
    gives: 'number',
  },
] as const satisfies readonly FormulaFunction[];

type FunctionName = (typeof functions)[number]['name'];

/** One of the functions below. */
export type KnownFunction = FormulaFunction & { readonly name: FunctionName };

/**
 * The functions of formulas with their documentation: the reference in `docs/forms.md` is this table. Names are
 * case-insensitive.
 */
export const formulaFunctions: readonly KnownFunction[] = functions;

/** The function of that name, case-insensitive. */
export function functionNamed(word: string): KnownFunction | undefined {
  const name = word.toLowerCase();
  return formulaFunctions.find((known) => known.name === name);
}
