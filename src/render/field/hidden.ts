import type { HiddenField } from '#form/type/hidden/settings.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import type { FieldAdapter } from './adapter.ts';
import { controlValue } from './shown.ts';

export const hidden: FieldAdapter<HiddenField> = {
  render,
};

/** Sends the value from the page's address; calculated values are not sent. */
function render(view: FieldView<HiddenField>): Html | undefined {
  if (view.field.formula !== undefined) return undefined;
  return html`<input type="hidden" name="${view.field.id}" value="${controlValue(view)}">`;
}
