import type { DropdownField } from '#form/type/dropdown/settings.ts';
import { isCountry } from '#form/value/countries.ts';
import { type Html, html } from '../../html.ts';
import { choiceStyle } from '../../style/field/choice.css.ts';
import { inlineWords } from '../../text/inlineText.ts';
import type { FieldView } from '../../view.ts';
import type { FieldAdapter } from '../adapter.ts';
import { controlAttributes, framed } from '../frame.ts';
import { controlValue } from '../shown.ts';
import { isSearched } from './choiceLayout.ts';

export const dropdown: FieldAdapter<DropdownField> = {
  render,
  style: (field) => (isSearched(field) ? [choiceStyle.search] : []),
  missing: () => ({ code: 'required_choice' }),
  part: 'choice',
  scriptTexts: () => ['search_options', 'options_found', 'options_none'],
  faults: { option_unknown: [], one_option_only: [] },
  stripped: (field) => ({
    ...field,
    options: field.options.map(({ description: _shown, ...option }) => option),
  }),
  // A long list of countries.
  asksForCountry: (field) => isSearched(field) && field.options.every(({ value }) => isCountry(value)),
};

function render(view: FieldView<DropdownField>): Html {
  const { field, page } = view;
  const chosen = controlValue(view);
  const first = page.fill(field.placeholder ?? '') || page.texts.choose;
  const options = field.options.map(({ value, price, ...texts }) => {
    const [label, description] = [texts.label, texts.description ?? ''].map(inlineWords);
    const isFull = page.isFull(field.id, value);
    const note = isFull ? page.texts.option_full : '';
    const cost = field.show_prices === true && price !== undefined ? page.price(price) : '';
    const words = [page.fill(label ?? '') || value, page.fill(description ?? ''), cost, note].filter(
      (text) => text !== '',
    );
    // An option contains no elements, so the script replaces its whole text.
    const template = [label, description, cost, note].filter((text) => text).join(' – ');
    const filled = page.isFilled(template) ? html` data-fill="${template}"` : undefined;
    const selected = isFull ? html` disabled` : value === chosen ? html` selected` : undefined;
    return html`<option value="${value}"${selected}${filled}>${words.join(' – ')}</option>`;
  });
  return framed(
    view,
    html`<select${controlAttributes(view)}><option value="">${first}</option>${options}</select>`,
  );
}
