import { formulaLanguage } from '../../formula/formulaLanguage.ts';
import { compileCondition } from '../../logic/compileCondition.ts';
import { formulaHolds } from '../../logic/conditionHolds.ts';
import type { FormulaCondition } from '../../schema/logic.ts';
import { formCurrency } from '../../value/formCurrency.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { comparingOf } from '../comparingOf.ts';
import { useIn } from './judgeFormula.ts';
import type { Chance } from './prospectOf.ts';

const changesDaily = /\btoday\s*\(/i;

/** Whether a condition on a formula holds where no field in it has an answer. */
export function chanceOfFormula(form: CheckedForm, condition: FormulaCondition): Chance {
  // An invalid formula is a finding of its own.
  if (comparingOf(form, condition) === undefined || changesDaily.test(condition.formula)) return 'sometimes';
  const useOf = useIn(form);
  const compiled = compileCondition(condition, {
    formulas: formulaLanguage,
    useOf,
    fieldOf: () => undefined,
  });
  if (compiled?.kind !== 'formula') return 'sometimes';
  const currency = formCurrency(form.definition);
  return formulaHolds(compiled, { ...nothingAnswered, useOf, currency }, formulaLanguage)
    ? 'always'
    : 'never';
}

const nothingAnswered = {
  number: () => '0',
  text: () => '',
  count: () => 0,
  chosen: () => undefined,
  chosenText: () => undefined,
  isEmpty: () => true,
  today: '2026-01-01',
};
