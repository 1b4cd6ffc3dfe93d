import { parseMarkup } from '#form/markup/parseMarkup.ts';
import { plainText } from '#form/markup/plainText.ts';
import type { RichTextField } from '#form/type/richText/settings.ts';
import { cutText, isLongerThan } from '#form/value/text.ts';
import { type Html, html } from '../html.ts';
import { markupHtml } from '../markup.ts';
import { contentStyle } from '../style/field/content.css.ts';
import { wordsOf } from '../text/inlineText.ts';
import type { FieldView } from '../view.ts';
import type { FieldAdapter } from './adapter.ts';
import { placeOf } from './frame.ts';
import { idOf } from './ids.ts';

export const richText: FieldAdapter<RichTextField> = {
  render,
  style: () => [contentStyle.richText],
  // The server has already rendered it, with its formulas marked.
  stripped: (field) => ({ ...field, text: '' }),
  linkText({ field, page }) {
    const [line = ''] = plainText(parseMarkup(field.text ?? ''), page.fill).split('\n', 1);
    return isLongerThan(line, 100) ? `${cutText(line, 100)}…` : line;
  },
};

function render(view: FieldView<RichTextField>): Html {
  const { field, page } = view;
  // Text that depends on answers is focusable, so that the notice about a change can link to it.
  const place = page.isFilled(field.text ?? '') ? html` id="${idOf(field.id)}" tabindex="-1"` : undefined;
  return html`<div class="field text"${placeOf(view)}${place}>${markupHtml(parseMarkup(field.text ?? ''), page.filled, view.headingAbove, (content) => page.waits(wordsOf(content)))}</div>`;
}
