import type { FormulaLanguage } from '../language.ts';
import { formCurrency } from '../value/formCurrency.ts';
import { compileFormula } from './compileFormula.ts';
import { evaluateNumber, evaluateText, evaluateTruth } from './evaluate.ts';
import { fillTemplate, parseTemplate } from './template.ts';

/** Formulas, and texts that contain formulas. */
export const formulaLanguage: FormulaLanguage = {
  compileFormula,
  evaluateNumber,
  evaluateText,
  evaluateTruth,
  parseTemplate,
  fillTemplate,
  currencyOf: formCurrency,
};
