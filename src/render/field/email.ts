import type { EmailField } from '#form/schema/field/email.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { controlAttributes, framed } from './frame.ts';
import { placeholderOf, textOf } from './shown.ts';

export function email(view: FieldView<EmailField>): Html {
  return framed(
    view,
    html`<input type="email" autocomplete="email" autocapitalize="none" spellcheck="false"${controlAttributes(view)} value="${textOf(view)}"${placeholderOf(view, view.field.placeholder)}>`,
  );
}
