import type { SliderField } from '#form/schema/field/slider.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { controlAttributes, framed } from './frame.ts';
import { ends } from './scale.ts';
import { fillPlaceholders, textOf } from './shown.ts';

/**
 * A range input always has a value, so it is used only for fields with a default. Other fields get a text
 * input, which can stay empty.
 */
export function slider(view: FieldView<SliderField>): Html {
  const { field, page } = view;
  const { min = 0, max = 100, step = 1 } = field;
  const unit = page.fill(field.unit ?? '').trim();
  const measured = (number: number | string) => (unit === '' ? String(number) : `${number}\u00a0${unit}`);
  const low = page.fill(field.low_label ?? '');
  const high = page.fill(field.high_label ?? '');
  if (field.default === undefined) {
    const help = fillPlaceholders(page.texts.number_between, {
      min: measured(plainNumber(min)),
      max: measured(plainNumber(max)),
    });
    const box = html`<span class="measured"><input type="text" inputmode="decimal" class="short"${controlAttributes(view, help)} value="${textOf(view)}">${
      unit === '' ? undefined : html`<span class="unit" aria-hidden="true">${unit}</span>`
    }</span>`;
    return framed(view, [box, ends(low, high)], help);
  }
  const value = textOf(view) || plainNumber(field.default);
  const [least, most] = [measured(plainNumber(min)), measured(plainNumber(max))];
  return framed(view, [
    html`<input type="range"${controlAttributes(view)} min="${plainNumber(min)}" max="${plainNumber(max)}" step="${plainNumber(step)}" value="${value}"${unit === '' ? undefined : html` data-unit="${unit}"`}>`,
    html`<div class="ends"><span>${low === '' ? least : `${least} – ${low}`}</span><span class="stands">${fillPlaceholders(page.texts.slider_start, { value: measured(value) })}</span><span>${high === '' ? most : `${most} – ${high}`}</span></div>`,
  ]);
}
