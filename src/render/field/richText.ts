import { parseMarkup } from '#form/markup/parseMarkup.ts';
import type { RichTextField } from '#form/schema/field/richText.ts';
import { type Html, html } from '../html.ts';
import { markupHtml } from '../markup.ts';
import type { FieldView } from '../view.ts';
import { placeOf } from './frame.ts';
import { idOf } from './ids.ts';

export function richText(view: FieldView<RichTextField>): Html {
  const { field, page } = view;
  // Text that depends on answers is focusable, so that the notice about a change can link to it.
  const place = page.isFilled(field.text ?? '') ? html` id="${idOf(field.id)}" tabindex="-1"` : undefined;
  return html`<div class="field text"${placeOf(view)}${place}>${markupHtml(parseMarkup(field.text ?? ''), page.filled, view.headingAbove)}</div>`;
}
