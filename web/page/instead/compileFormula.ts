import type * as Real from '#form/formula/compileFormula.ts';
import { engine } from './engine.ts';

export const compileFormula: typeof Real.compileFormula = (...given) => engine.compileFormula?.(...given);
