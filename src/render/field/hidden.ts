import type { HiddenField } from '#form/schema/field/hidden.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { textOf } from './shown.ts';

/** What the address of the page gave goes along; what is calculated is nobody's to send. */
export function hidden(view: FieldView<HiddenField>): Html | undefined {
  if (view.field.formula !== undefined) return undefined;
  return html`<input type="hidden" name="${view.field.id}" value="${textOf(view)}">`;
}
