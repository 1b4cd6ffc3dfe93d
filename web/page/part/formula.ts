import { compileFormula } from '#form/formula/compileFormula.ts';
import { evaluateNumber, evaluateText, evaluateTruth } from '#form/formula/evaluate.ts';
import { fieldsIn } from '#form/formula/fieldsIn.ts';
import { fillTemplate, hasFormulas, parseTemplate } from '#form/formula/template.ts';
import { engine } from '../instead/engine.ts';

Object.assign(engine, {
  compileFormula,
  evaluateNumber,
  evaluateText,
  evaluateTruth,
  fieldsIn,
  fillTemplate,
  hasFormulas,
  parseTemplate,
} satisfies Required<typeof engine>);
