import type { CommentField } from '#form/type/comment/settings.ts';
import { settled } from '#form/type/declarations.ts';
import { type Html, html } from '../html.ts';
import { inputStyle } from '../style/field/input.css.ts';
import type { FieldView } from '../view.ts';
import type { FieldAdapter } from './adapter.ts';
import { controlAttributes, framed } from './frame.ts';
import { controlValue, placeholderOf } from './shown.ts';

export const comment: FieldAdapter<CommentField> = {
  render,
  style: ({ max_length }) =>
    max_length === undefined ? [inputStyle.left] : [inputStyle.left, inputStyle.leftAwaited],
  missing: () => ({ code: 'required_text' }),
  scriptTexts: () => ['characters_left'],
  faults: { text_too_short: ['min_length'], text_too_long: [] },
};

function render(view: FieldView<CommentField>): Html {
  const { placeholder, max_length } = view.field;
  // The script writes the remaining characters there.
  const left = max_length === undefined ? undefined : html`<p class="left" aria-hidden="true"></p>`;
  // Browsers drop a leading line break, so the visitor's own needs another one before it.
  return framed(
    view,
    html`<textarea${controlAttributes(view)} rows="${settled(view.field).rows}"${placeholderOf(view, placeholder)}>
${controlValue(view)}</textarea>${left}`,
  );
}
