import type { OneLineInputField } from '#form/schema/field/oneLineInput.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { controlAttributes, framed } from './frame.ts';
import { placeholderOf, textOf } from './shown.ts';

/** A number is written into a box of text: browsers send nothing at all of a number that they do not like. */
export function oneLineInput(view: FieldView<OneLineInputField>): Html {
  const { accepts = 'text' } = view.field;
  const kind =
    accepts === 'number'
      ? html`type="text" inputmode="decimal"`
      : accepts === 'url'
        ? html`type="text" inputmode="url" autocapitalize="none" spellcheck="false"`
        : html`type="text"`;
  return framed(
    view,
    html`<input ${kind}${controlAttributes(view)} value="${textOf(view)}"${placeholderOf(view, view.field.placeholder)}>`,
  );
}
