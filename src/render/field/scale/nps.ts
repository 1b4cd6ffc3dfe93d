import type { NpsField } from '#form/type/nps/settings.ts';
import { type Html, html } from '../../html.ts';
import { choiceStyle } from '../../style/field/choice.css.ts';
import { scaleStyle } from '../../style/field/scale.css.ts';
import type { FieldView } from '../../view.ts';
import type { FieldAdapter } from '../adapter.ts';
import { grouped } from '../frame.ts';
import { scaleFaults } from '../numberFaults.ts';
import { ends, step } from './scale.ts';

export const nps: FieldAdapter<NpsField> = {
  render,
  style: () => [choiceStyle.clear, scaleStyle.steps, scaleStyle.numbers, scaleStyle.eleven],
  missing: () => ({ code: 'required_scale', parameters: { min: 0, max: 10 } }),
  part: 'scale',
  scriptTexts: () => ['clear'],
  faults: scaleFaults,
};

function render(view: FieldView<NpsField>): Html {
  const { field, page } = view;
  const low = page.fill(field.low_label ?? '') || page.texts.nps_low;
  const high = page.fill(field.high_label ?? '') || page.texts.nps_high;
  const steps = Array.from({ length: 11 }, (_, value) => {
    const meaning = value === 0 ? `, ${low}` : value === 10 ? `, ${high}` : '';
    const picture = html`<span class="number" aria-hidden="true">${value}</span>`;
    return step(view, `${value}`, value === 0, picture, `${value}${meaning}`);
  });
  return grouped(
    view,
    'radiogroup',
    html`<div class="scale numbers eleven">${steps}</div>${ends(low, high)}`,
  );
}
