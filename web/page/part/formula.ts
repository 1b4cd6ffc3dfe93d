import { compileFormula } from '#form/formula/compileFormula.ts';
import { evaluateNumber, evaluateText, evaluateTruth } from '#form/formula/evaluate.ts';
import { fillTemplate, hasFormulas, parseTemplate } from '#form/formula/template.ts';
import { formulas } from '../instead/formula.ts';

Object.assign(formulas, {
  compileFormula,
  evaluateNumber,
  evaluateText,
  evaluateTruth,
  fillTemplate,
  hasFormulas,
  parseTemplate,
} satisfies Required<typeof formulas>);
