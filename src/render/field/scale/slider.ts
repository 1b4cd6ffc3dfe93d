import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import { settled } from '#form/type/declarations.ts';
import type { SliderField } from '#form/type/slider/settings.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import { type Html, html } from '../../html.ts';
import { choiceStyle } from '../../style/field/choice.css.ts';
import { scaleStyle } from '../../style/field/scale.css.ts';
import type { FieldView } from '../../view.ts';
import type { FieldAdapter } from '../adapter.ts';
import { controlAttributes, framed } from '../frame.ts';
import { scaleFaults } from '../numberFaults.ts';
import { controlValue } from '../shown.ts';

export const slider: FieldAdapter<SliderField> = {
  render,
  style: () => [choiceStyle.clear, scaleStyle.slider],
  missing(field) {
    const { min, max } = settled(field);
    return { code: 'required_scale', parameters: { min, max } };
  },
  written: ({ unit }, value) => (unit ? `${value} ${unit}` : value),
  part: 'slider',
  scriptTexts: () => ['clear', 'slider_unset'],
  faults: scaleFaults,
};

/**
 * A range input always has a value, so it is used only for fields with a default. Other fields get a text
 * input, which can stay empty; the script adds the line.
 */
function render(view: FieldView<SliderField>): Html {
  const { field, page } = view;
  const { min, max, step } = settled(field);
  const unit = page.fill(field.unit ?? '').trim();
  const measured = (number: number | string) => (unit === '' ? String(number) : `${number}\u00a0${unit}`);
  const [least, most] = [measured(plainNumber(min)), measured(plainNumber(max))];
  const end = (number: string, label: string) => (label === '' ? number : `${number} – ${label}`);
  const low = html`<span>${end(least, page.fill(field.low_label ?? ''))}</span>`;
  const high = html`<span>${end(most, page.fill(field.high_label ?? ''))}</span>`;
  if (field.default === undefined) {
    const help = fillPlaceholders(page.texts.number_between, { min: least, max: most });
    const box = html`<div class="gauge"><span class="measured"><input type="text" inputmode="decimal" autocomplete="off" placeholder="—"${controlAttributes(view, help)} value="${controlValue(view)}">${
      unit === '' ? undefined : html`<span class="unit" aria-hidden="true">${unit}</span>`
    }</span><div class="ends">${low}${high}</div></div>`;
    return framed(view, box, help);
  }
  const value = controlValue(view) || plainNumber(field.default);
  const line = html`<input type="range"${controlAttributes(view)} min="${plainNumber(min)}" max="${plainNumber(max)}" step="${plainNumber(step)}" value="${value}"${unit === '' ? undefined : html` data-unit="${unit}"`}>`;
  const start = fillPlaceholders(page.texts.slider_start, { value: measured(value) });
  return framed(
    view,
    html`<div class="gauge">${line}<div class="ends">${low}<span class="stands">${start}</span>${high}</div></div>`,
  );
}
