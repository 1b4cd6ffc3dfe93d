import { parseDecimal } from '#kit/decimal.ts';
import type { UseOf } from '../formula/nature.ts';
import type { FormLanguage } from '../language.ts';
import type { Computed, KnownBehaviour } from './compiledForm.ts';

/** The calculation that fills a field, whatever a visitor sends; undefined for a field that the visitor answers. */
export function compileComputed(
  { field }: KnownBehaviour,
  useOf: UseOf,
  { formulas, markup }: FormLanguage,
): Computed | undefined {
  switch (field.type) {
    case 'hidden': {
      if (field.formula === undefined) return undefined;
      const formula = formulas?.compileFormula(field.formula, useOf, ['text', 'number']);
      return formula === undefined ? undefined : { kind: 'value', formula };
    }
    case 'rich_text': {
      const text = markup?.compileRichText(field.text ?? '');
      return text === undefined ? undefined : { kind: 'text', ...text };
    }
    case 'credit_card': {
      if (field.formula !== undefined) {
        const formula = formulas?.compileFormula(field.formula, useOf, ['number']);
        return formula === undefined ? undefined : { kind: 'amount', formula };
      }
      const fixed = field.amount === undefined ? undefined : parseDecimal(field.amount);
      return fixed === undefined ? undefined : { kind: 'amount', fixed };
    }
    default:
      return undefined;
  }
}
