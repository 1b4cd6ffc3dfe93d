import type * as Real from '#form/formula/fieldsIn.ts';
import { engine } from './engine.ts';

export const fieldsIn: typeof Real.fieldsIn = (formula) => engine.fieldsIn?.(formula) ?? new Set();
