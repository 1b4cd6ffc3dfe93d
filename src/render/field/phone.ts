import type { PhoneField } from '#form/schema/field/phone.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { controlAttributes, framed } from './frame.ts';
import { placeholderOf, textOf } from './shown.ts';

export function phone(view: FieldView<PhoneField>): Html {
  const { default_country: country, placeholder } = view.field;
  const help = country === undefined ? view.page.texts.phone_help : undefined;
  return framed(
    view,
    html`<input type="tel" autocomplete="tel"${controlAttributes(view, help)} value="${textOf(view)}"${placeholderOf(view, placeholder)}>`,
    help,
  );
}
