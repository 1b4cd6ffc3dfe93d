import type { FormDefinition } from '#form/definition/document.ts';
import { isKnownField } from '#form/field/behaviours.ts';
import { hasFormulas, parseTemplate } from '#form/formula/template.ts';
import { parseMarkup } from '#form/markup/parseMarkup.ts';
import { plainText } from '#form/markup/plainText.ts';
import { amountDue } from './amountDue.ts';
import { writeSeen } from './askedFields.ts';
import { fieldsById } from './fieldsById.ts';
import type { FormView } from './view.ts';

/**
 * What the page says of its own that depends on answers and that a visitor agrees to by sending it, by the id of the
 * field: texts with formulas, and what is to be paid. The definition is in the language of the page. Undefined where a
 * form has nothing of the kind; what is not shown now is left out.
 */
export function filledTexts(
  { form, state, unpaid }: Pick<FormView, 'form' | 'state' | 'unpaid'>,
  definition: FormDefinition,
): Map<string, string> | undefined {
  const fields = [...fieldsById(definition).values()].filter(isKnownField);
  const texts = new Map<string, string>();
  let dependent = false;
  for (const field of fields) {
    const isText = field.type === 'rich_text' && hasFormulas(field.text ?? '');
    const isPaid = field.type === 'credit_card' && field.formula !== undefined && unpaid === undefined;
    if (!isText && !isPaid) continue;
    dependent = true;
    if (!state.visible.has(field.id)) continue;
    const fill = (text: string) => state.fill(parseTemplate(text));
    const words = isText ? plainText(parseMarkup(field.text ?? ''), fill) : amountDue(form, state, field.id);
    if (isPaid || words !== '') texts.set(field.id, words ?? '');
  }
  return dependent ? texts : undefined;
}

/** What a page has said, short enough to go along with it. */
export function writeTexts(texts: ReadonlyMap<string, string>): string {
  return [...texts].map(([id, text]) => wordFor(id, text)).join(' ');
}

/** The fields that now say something else than the page did; `written` is what `writeTexts` gave it. */
export function changedTexts(texts: ReadonlyMap<string, string>, written: string): string[] {
  const said = new Set(written.split(' '));
  return [...texts].filter(([id, text]) => !said.has(wordFor(id, text))).map(([id]) => id);
}

function wordFor(id: string, text: string): string {
  return `${writeSeen([id])}:${hashOf(text)}`;
}

/** Nobody gains by two texts with one hash but the visitor who makes them, and no one is deceived by it. */
function hashOf(text: string): string {
  let one = 1;
  let other = 2;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = (Math.imul(one, 31) + unit) | 0;
    other = Math.imul(other ^ unit, 0x01_00_01_c5);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}
