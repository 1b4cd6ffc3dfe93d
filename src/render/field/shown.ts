import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';

/** The value of a single control. */
export function controlValue({ field, page }: FieldView): string {
  return page.values.get(field.id)?.[0] ?? '';
}

export function placeholderOf({ page }: FieldView, placeholder: string | undefined): Html | undefined {
  return placeholder === undefined || placeholder === ''
    ? undefined
    : html` placeholder="${page.fill(placeholder)}"`;
}

/** Fills in placeholders, as in `Choose at most {max}.` */
export function fillPlaceholders(sentence: string, words: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(words, name) ? String(words[name]) : braces,
  );
}
