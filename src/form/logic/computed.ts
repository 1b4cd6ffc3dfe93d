import { parseDecimal } from '#kit/decimal.ts';
import { compileFormula } from '../formula/compileFormula.ts';
import type { UseOf } from '../formula/nature.ts';
import { hasFormulas, parseTemplate, type Template } from '../formula/template.ts';
import { parseMarkup } from '../markup/parseMarkup.ts';
import { plainText } from '../markup/plainText.ts';
import type { RichTextField } from '../schema/field/richText.ts';
import type { Computed, KnownBehaviour } from './compiledForm.ts';

/** What is calculated for a field, whatever a visitor sends; undefined for the fields that are asked. */
export function compileComputed({ field }: KnownBehaviour, useOf: UseOf): Computed | undefined {
  switch (field.type) {
    case 'hidden': {
      if (field.formula === undefined) return undefined;
      const formula = compileFormula(field.formula, useOf, ['text', 'number']);
      return formula === undefined ? undefined : { kind: 'value', formula };
    }
    case 'rich_text':
      return compileText(field);
    case 'credit_card': {
      if (field.formula !== undefined) {
        const formula = compileFormula(field.formula, useOf, ['number']);
        return formula === undefined ? undefined : { kind: 'amount', formula };
      }
      const fixed = field.amount === undefined ? undefined : parseDecimal(field.amount);
      return fixed === undefined ? undefined : { kind: 'amount', fixed };
    }
    default:
      return undefined;
  }
}

function compileText({ text = '' }: RichTextField): Computed | undefined {
  if (!hasFormulas(text)) return undefined;
  const markup = parseMarkup(text);
  const templates = new Map<string, Template>();
  // Going through the text once finds all the pieces that will be filled later.
  plainText(markup, (piece) => {
    templates.set(piece, parseTemplate(piece));
    return '';
  });
  return { kind: 'text', markup, templates };
}
