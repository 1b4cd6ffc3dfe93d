import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';

/** What stands in the control of a field that has one. */
export function textOf({ field, page }: FieldView): string {
  return page.values.get(field.id)?.[0] ?? '';
}

export function placeholderOf({ page }: FieldView, placeholder: string | undefined): Html | undefined {
  return placeholder === undefined || placeholder === ''
    ? undefined
    : html` placeholder="${page.fill(placeholder)}"`;
}

/** Words in braces filled in, as in `Choose at most {max}.` */
export function worded(sentence: string, words: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(words, name) ? String(words[name]) : braces,
  );
}
