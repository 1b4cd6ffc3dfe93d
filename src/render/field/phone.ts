import type { PhoneField } from '#form/type/phone/settings.ts';
import { type Html, html } from '../html.ts';
import { inputStyle } from '../style/field/input.css.ts';
import type { FieldView } from '../view.ts';
import type { FieldAdapter } from './adapter.ts';
import { controlAttributes, framed } from './frame.ts';
import { controlValue, placeholderOf } from './shown.ts';

export const phone: FieldAdapter<PhoneField> = {
  render,
  style: () => [inputStyle.phone],
  missing: () => ({ code: 'required_phone' }),
  part: 'phone',
  scriptTexts: () => ['phone_country', 'search_options', 'options_found', 'options_none'],
  faults: { phone_invalid: [], phone_country_refused: ['countries'] },
  asksForCountry: () => true,
};

function render(view: FieldView<PhoneField>): Html {
  const { default_country: country, placeholder } = view.field;
  const { phone_help: words } = view.page.texts;
  const help = country === undefined ? html`<span class="unscripted">${words}</span>` : undefined;
  return framed(
    view,
    html`<div><input type="tel" autocomplete="tel"${controlAttributes(view, help)} value="${controlValue(view)}"${placeholderOf(view, placeholder)}></div>`,
    help,
  );
}
