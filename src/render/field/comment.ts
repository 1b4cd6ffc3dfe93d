import type { CommentField } from '#form/schema/field/comment.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { controlAttributes, framed } from './frame.ts';
import { placeholderOf, textOf } from './shown.ts';

export function comment(view: FieldView<CommentField>): Html {
  const { rows = 4, placeholder, max_length } = view.field;
  // The script writes the remaining characters there.
  const left = max_length === undefined ? undefined : html`<p class="left" aria-hidden="true"></p>`;
  // Browsers drop a leading line break, so the visitor's own needs another one before it.
  return framed(
    view,
    html`<textarea${controlAttributes(view)} rows="${rows}"${placeholderOf(view, placeholder)}>
${textOf(view)}</textarea>${left}`,
  );
}
