import { parseFormula } from '../formula/parse.ts';
import { formCurrency } from '../value/formCurrency.ts';
import type { Field, FormDefinition } from './document.ts';

/** A calculated value that is an amount. */
export interface Total {
  readonly currency: string;
  /** Whether it is recorded as `EUR 73.50`, because its formula is `money(…)`, and not as the number alone. */
  readonly isWritten: boolean;
}

const known = new WeakMap<FormDefinition, ReadonlyMap<string, Total>>();

/** The calculated values that are amounts, by field id: those that texts write with `money`, and what is to be paid. */
export function totalsOf(definition: FormDefinition): ReadonlyMap<string, Total> {
  const totals = known.get(definition) ?? findTotals(definition);
  known.set(definition, totals);
  return totals;
}

/** In JSON, where the quotes of texts have a backslash. */
const amounts = /\bmoney\(\s*(\w+)\s*(?:,\s*\\"([A-Za-z]{3})\\"\s*)?\)/gi;

function findTotals(definition: FormDefinition): ReadonlyMap<string, Total> {
  const fields = definition.pages.flatMap((page) => page.fields);
  const calculated = fields.filter(isCalculated);
  if (calculated.length === 0) return new Map();
  const currency = formCurrency(definition);
  const { pages, ending, logic, workflows } = definition;
  const named = new Map<string, string | undefined>();
  for (const field of fields)
    if (field.type === 'credit_card' && 'formula' in field && field.formula)
      named.set(field.formula.trim(), currency);
  for (const [, id = '', code] of JSON.stringify([pages, ending, logic, workflows]).matchAll(amounts))
    named.set(id, code?.toUpperCase() ?? currency);
  return new Map(
    calculated.flatMap(({ id, formula }) => {
      const written = writtenCurrency(formula, currency);
      const code = written ?? named.get(id);
      return code === undefined ? [] : [[id, { currency: code, isWritten: written !== undefined }]];
    }),
  );
}

function isCalculated(field: Field): field is Extract<Field, { type: 'hidden' }> & { formula: string } {
  return field.type === 'hidden' && 'formula' in field && typeof field.formula === 'string';
}

/** The currency of a formula that is an amount as a whole. */
function writtenCurrency(formula: string, currency: string | undefined): string | undefined {
  if (!/^\s*money\(/i.test(formula)) return undefined;
  const parsed = parseFormula(formula);
  if (!parsed.ok || parsed.value.root.kind !== 'call' || parsed.value.root.calls.name !== 'money')
    return undefined;
  const [, code] = parsed.value.root.given;
  if (code === undefined) return currency;
  return code.kind === 'text' ? code.value.trim().toUpperCase() : undefined;
}
