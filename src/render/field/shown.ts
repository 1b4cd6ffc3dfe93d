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
