import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import { settled } from '#form/type/declarations.ts';
import type { RatingField } from '#form/type/rating/settings.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import { type Html, html } from '../../html.ts';
import { choiceStyle } from '../../style/field/choice.css.ts';
import { scaleStyle } from '../../style/field/scale.css.ts';
import type { FieldView } from '../../view.ts';
import type { FieldAdapter } from '../adapter.ts';
import { grouped } from '../frame.ts';
import { scaleFaults } from '../numberFaults.ts';
import { ends, step } from './scale.ts';

const pictures: Record<'star' | 'heart' | 'thumb', Html> = {
  star: drawn(
    html`<path d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z"/>`,
  ),
  heart: drawn(
    html`<path d="M12 20.6S2.7 15.2 2.7 8.9a4.9 4.9 0 0 1 9.3-2.1 4.9 4.9 0 0 1 9.3 2.1c0 6.3-9.3 11.7-9.3 11.7z"/>`,
  ),
  thumb: drawn(
    html`<path d="M7.5 10.5L11.6 3a2.6 2.6 0 0 1 2.4 3.4L13.2 9h5.6a2.2 2.2 0 0 1 2.1 2.7l-1.6 6.6a2.2 2.2 0 0 1-2.1 1.7H7.5zM3 10.5h4.5V20H3z"/>`,
  ),
};

export const rating: FieldAdapter<RatingField> = {
  render,
  style: ({ icon, step }) => [
    choiceStyle.clear,
    scaleStyle.steps,
    icon === 'number' ? scaleStyle.numbers : scaleStyle.icons,
    ...(step === 0.5 ? [scaleStyle.halves] : []),
  ],
  missing(field) {
    const { icon, max } = settled(field);
    return icon === 'number'
      ? { code: 'required_scale', parameters: { min: 1, max } }
      : { code: 'required_rating' };
  },
  written: (field, value, texts) =>
    texts === undefined ? value : fillPlaceholders(texts.rating_value, { value, max: settled(field).max }),
  part: 'scale',
  scriptTexts: () => ['clear'],
  faults: scaleFaults,
};

/** One radio per step. With half steps two radios share a picture, and each shows its half. */
function render(view: FieldView<RatingField>): Html {
  const { field, page } = view;
  const { max, icon, step: size } = settled(field);
  const written = size === 1 ? String : new Intl.NumberFormat(page.locale).format;
  const steps = Array.from({ length: max / size }, (_, index) => {
    const value = (index + 1) * size;
    const picture =
      icon === 'number'
        ? html`<span class="number" aria-hidden="true">${written(value)}</span>`
        : pictures[icon];
    const name = fillPlaceholders(page.texts.rating_value, { value: written(value), max });
    return step(view, plainNumber(value), index === 0, picture, name);
  });
  const look = icon === 'number' ? 'numbers' : size === 1 ? 'icons' : 'icons halves';
  return grouped(
    view,
    'radiogroup',
    html`<div class="${icon === 'number' ? 'wide' : 'fit'}"><div class="scale ${look}">${steps}</div>${ends(page.fill(field.low_label ?? ''), page.fill(field.high_label ?? ''))}</div>`,
  );
}

function drawn(path: Html): Html {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${path}</svg>`;
}
