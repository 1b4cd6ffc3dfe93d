import type { FormDefinition } from '#form/definition/document.ts';
import { hasFormulas, parseTemplate } from '#form/formula/template.ts';
import { parseMarkup } from '#form/markup/parseMarkup.ts';
import { plainText } from '#form/markup/plainText.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { amountDue } from './amountDue.ts';
import { writeSeen } from './answerableFields.ts';
import { fieldsById } from './fieldsById.ts';
import type { FormView } from './view.ts';

/**
 * Texts by field id that depend on answers and that the visitor agrees to by sending the form: texts with
 * formulas, and the amount due. The definition is translated. Undefined if a form has none; hidden texts are
 * left out.
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
    const words = isText
      ? plainText(parseMarkup(field.text ?? ''), fill)
      : plainAmount(form, state, field.id);
    if (isPaid || words !== '') texts.set(field.id, words ?? '');
  }
  return dependent ? texts : undefined;
}

function plainAmount(...[form, state, id]: Parameters<typeof amountDue>): string | undefined {
  const due = amountDue(form, state, id);
  return due && `${due.currency} ${due.amount}`;
}

/** Hashes of the shown texts, short enough to send along. */
export function writeTexts(texts: ReadonlyMap<string, string>): string {
  return [...texts].map(([id, text]) => hashEntry(id, text)).join(' ');
}

/** The fields whose text differs from what the page has shown; `written` is the result of `writeTexts`. */
export function changedTexts(texts: ReadonlyMap<string, string>, written: string): string[] {
  const shownHashes = new Set(written.split(' '));
  return [...texts].filter(([id, text]) => !shownHashes.has(hashEntry(id, text))).map(([id]) => id);
}

function hashEntry(id: string, text: string): string {
  return `${writeSeen([id])}:${hashOf(text)}`;
}

/** A short hash suffices: only the visitor could construct a collision, and it deceives no one. */
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
