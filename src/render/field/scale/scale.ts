import { type Html, html } from '../../html.ts';
import type { FieldView } from '../../view.ts';
import { idOf } from '../ids.ts';
import { controlValue } from '../shown.ts';

/** One step of a scale: a radio represented by its picture. */
export function step(view: FieldView, value: string, isFirst: boolean, picture: Html, name: string): Html {
  const { id } = view.field;
  const checked = controlValue(view).trim() === value ? html` checked` : undefined;
  return html`<label class="step"><input type="radio" id="${isFirst ? idOf(id) : idOf(id, value)}" name="${id}" value="${value}"${checked}>${picture}<span class="unseen">${name}</span></label>`;
}

/** The labels of both ends, below the scale. */
export function ends(low: string, high: string): Html | undefined {
  if (low === '' && high === '') return undefined;
  return html`<div class="ends"><span>${low}</span><span>${high}</span></div>`;
}
