import { expressionsIn } from '../../formula/fieldsIn.ts';
import type { Formula, FormulaFault, FormulaType } from '../../formula/formula.ts';
import type { UseOf } from '../../formula/nature.ts';
import { parseFormula } from '../../formula/parse.ts';
import { typeOfFormula } from '../../formula/type.ts';
import { behaviourOf, isKnownField } from '../../type/behaviours.ts';
import { formCurrency } from '../../value/formCurrency.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { type OptionFault, optionFault } from '../field/optionFault.ts';
import { type Finding, type FindingCode, finding, type Location } from '../findings.ts';
import { withAdvice } from './formulaAdvice.ts';

type Wanted = 'number' | 'text' | 'any';

/** The type of a formula in its context, or its fault. */
export type Judged =
  | { readonly formula: Formula; readonly type: FormulaType }
  | { readonly fault: JudgedFault };

export type JudgedFault = FormulaFault | OptionFault | CurrencyFault;

interface CurrencyFault {
  readonly code: 'currency_missing';
  readonly at: number;
  readonly message: string;
}

/** The formula as the first of the wanted types that it can have. */
export function judgeFormula(form: CheckedForm, source: string, expected: readonly Wanted[]): Judged {
  const parsed = parseFormula(source);
  return parsed.ok
    ? judgeParsed(form, parsed.value, expected)
    : { fault: withAdvice(form, source, parsed.failure) };
}

export function judgeParsed(form: CheckedForm, formula: Formula, expected: readonly Wanted[]): Judged {
  let first: FormulaFault | undefined;
  for (const one of expected) {
    const typed = typeOfFormula(formula, useIn(form), one);
    if (typed.ok) {
      const fault = optionFault(form, formula) ?? currencyFault(form, formula);
      return fault === undefined ? { formula, type: one === 'any' ? typed.value : one } : { fault };
    }
    first ??= withAdvice(form, formula.source, typed.failure);
  }
  return { fault: first ?? { code: 'formula_type', at: 0, message: 'Nothing can be calculated here.' } };
}

/** The first amount without a currency, where the form has none either. */
function currencyFault({ definition }: CheckedForm, formula: Formula): CurrencyFault | undefined {
  for (const part of expressionsIn(formula)) {
    if (part.kind !== 'call' || part.calls.name !== 'money' || part.given.length > 1) continue;
    if (formCurrency(definition) !== undefined) return undefined;
    const message = 'The form has no currency; choose one for the form, or write one here: money(x, "EUR").';
    return { code: 'currency_missing', at: part.at, message };
  }
  return undefined;
}

export function useIn(form: CheckedForm): UseOf {
  return (id) => {
    const field = form.fieldOf(id)?.field;
    if (field === undefined) return undefined;
    // A field of unknown type is a finding of its own; its type in formulas is not known.
    return isKnownField(field) ? behaviourOf(field).formulaUse(field) : 'either';
  };
}

const codes: Record<JudgedFault['code'], FindingCode> = {
  formula_syntax: 'formula_syntax',
  formula_type: 'formula_type',
  formula_too_deep: 'too_deep',
  field_unknown: 'reference_unknown',
  field_not_usable: 'reference_not_usable',
  option_unknown: 'option_unknown',
  currency_missing: 'currency_missing',
};

/** `called` says which formula it is: `The amount of "Pay" (field4)`. */
export function formulaFinding(fault: JudgedFault, location: Location, called: string): Finding {
  return finding(
    codes[fault.code],
    location,
    `${called} does not work, at character ${fault.at + 1}: ${fault.message}`,
  );
}
