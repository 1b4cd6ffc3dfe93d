import type * as Real from '#form/formula/template.ts';
import { engine } from './engine.ts';

/* A page whose texts depend on no answer has no use for reading them: they are text. */

export const parseTemplate: typeof Real.parseTemplate = (text) => engine.parseTemplate?.(text) ?? [{ text }];
export const fillTemplate: typeof Real.fillTemplate = (template, values) =>
  engine.fillTemplate?.(template, values) ??
  template.map((part) => ('text' in part ? part.text : '')).join('');
export const hasFormulas: typeof Real.hasFormulas = (text) => engine.hasFormulas?.(text) ?? false;
