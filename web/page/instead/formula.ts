import type * as Compile from '#form/formula/compileFormula.ts';
import type * as Evaluate from '#form/formula/evaluate.ts';
import type * as Texts from '#form/formula/template.ts';
import { Decimal } from '#kit/decimal.ts';

/*
 * Stands in the browser for what reads and calculates formulas. `web/page/part/formula.ts` brings the real thing to
 * forms that have some; to the others texts are texts.
 */

export const formulas: Partial<
  Pick<typeof Compile, 'compileFormula'> &
    Pick<typeof Evaluate, 'evaluateNumber' | 'evaluateText' | 'evaluateTruth'> &
    Pick<typeof Texts, 'parseTemplate' | 'fillTemplate' | 'hasFormulas'>
> = {};

export const compileFormula: typeof Compile.compileFormula = (...given) =>
  formulas.compileFormula?.(...given);

export const evaluateNumber: typeof Evaluate.evaluateNumber = (...given) =>
  formulas.evaluateNumber?.(...given) ?? Decimal.zero;
export const evaluateText: typeof Evaluate.evaluateText = (...given) =>
  formulas.evaluateText?.(...given) ?? '';
export const evaluateTruth: typeof Evaluate.evaluateTruth = (...given) =>
  formulas.evaluateTruth?.(...given) ?? false;

export const parseTemplate: typeof Texts.parseTemplate = (text) =>
  formulas.parseTemplate?.(text) ?? [{ text }];
export const fillTemplate: typeof Texts.fillTemplate = (template, values) =>
  formulas.fillTemplate?.(template, values) ?? '';
export const hasFormulas: typeof Texts.hasFormulas = (text) => formulas.hasFormulas?.(text) ?? false;
