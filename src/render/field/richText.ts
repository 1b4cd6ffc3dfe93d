import { parseMarkup } from '#form/markup/parseMarkup.ts';
import type { RichTextField } from '#form/schema/field/richText.ts';
import { type Html, html } from '../html.ts';
import { markupHtml } from '../markup.ts';
import type { FieldView } from '../view.ts';
import { placeOf } from './frame.ts';

export function richText(view: FieldView<RichTextField>): Html {
  const { field, page } = view;
  return html`<div class="field text"${placeOf(view)}>${markupHtml(parseMarkup(field.text ?? ''), page.filled)}</div>`;
}
