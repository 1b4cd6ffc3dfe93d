import { parseMarkup } from '#form/markup/parseMarkup.ts';
import type { RichTextField } from '#form/schema/field/richText.ts';
import { type Html, html } from '../html.ts';
import { markupHtml } from '../markup.ts';
import type { FieldView } from '../view.ts';

export function richText({ field, page }: FieldView<RichTextField>): Html {
  return html`<div class="field text">${markupHtml(parseMarkup(field.text ?? ''), page.fill)}</div>`;
}
