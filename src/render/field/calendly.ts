import type { CalendlyField } from '#form/type/calendly/settings.ts';
import { type Html, html } from '../html.ts';
import { inputStyle } from '../style/field/input.css.ts';
import type { FieldView } from '../view.ts';
import type { FieldAdapter } from './adapter.ts';
import { flag, grouped, isFaulty } from './frame.ts';
import { idOf } from './ids.ts';
import { controlValue } from './shown.ts';

export const calendly: FieldAdapter<CalendlyField> = {
  render,
  style: () => [inputStyle.parts, inputStyle.calendar],
  missing: () => ({ code: 'booking_invalid' }),
  part: 'link',
  scriptTexts: () => ['booked'],
  faults: { booking_invalid: [] },
};

/** The calendar opens in another page and only on demand; the answer is the address of the booking. */
function render(view: FieldView<CalendlyField>): Html {
  const { field, page } = view;
  const { texts } = page;
  const id = idOf(field.id);
  const link =
    field.url === undefined
      ? undefined
      : html`<p><a class="button quiet" href="${field.url}" target="_blank" rel="noopener noreferrer">${texts.booking_open}<span class="unseen"> (${texts.new_tab})</span></a></p>
`;
  const box = html`<div class="part"><label for="${id}">${texts.booking_address}</label><input type="url" autocomplete="off" id="${id}" name="${field.id}"${flag('aria-required', view.required)}${flag('aria-invalid', isFaulty(view))} value="${controlValue(view)}" placeholder="https://calendly.com/…"></div>`;
  // An imported form may name no calendar: then the help to book in it is left out.
  return grouped(view, 'group', [link, box], link === undefined ? undefined : texts.booking_help);
}
