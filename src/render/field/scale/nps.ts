import type { NpsField } from '#form/schema/field/nps.ts';
import { type Html, html } from '../../html.ts';
import type { FieldView } from '../../view.ts';
import { grouped } from '../frame.ts';
import { ends, step } from './scale.ts';

export function nps(view: FieldView<NpsField>): Html {
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
