import type { PhoneField } from '#form/schema/field/phone.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { controlAttributes, framed } from './frame.ts';
import { placeholderOf, textOf } from './shown.ts';

export function phone(view: FieldView<PhoneField>): Html {
  const { default_country: country, placeholder } = view.field;
  const { phone_help: words } = view.page.texts;
  const help = country === undefined ? html`<span class="unscripted">${words}</span>` : undefined;
  return framed(
    view,
    html`<div><input type="tel" autocomplete="tel"${controlAttributes(view, help)} value="${textOf(view)}"${placeholderOf(view, placeholder)}></div>`,
    help,
  );
}
