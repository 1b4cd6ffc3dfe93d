import type * as Real from '#form/formula/evaluate.ts';
import { Decimal } from '#kit/decimal.ts';
import { engine } from './engine.ts';

export const evaluateNumber: typeof Real.evaluateNumber = (...given) =>
  engine.evaluateNumber?.(...given) ?? Decimal.zero;
export const evaluateText: typeof Real.evaluateText = (...given) => engine.evaluateText?.(...given) ?? '';
export const evaluateTruth: typeof Real.evaluateTruth = (...given) =>
  engine.evaluateTruth?.(...given) ?? false;
