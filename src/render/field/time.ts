import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import { settled } from '#form/type/declarations.ts';
import type { TimeField } from '#form/type/time/settings.ts';
import { times } from '../fault/formattedFault.ts';
import { type Content, type Html, html } from '../html.ts';
import { inputStyle } from '../style/field/input.css.ts';
import { writtenTime } from '../text/writtenTime.ts';
import type { FieldView } from '../view.ts';
import type { FieldAdapter } from './adapter.ts';
import { controlAttributes, framed } from './frame.ts';
import { limitsOfDay } from './limits.ts';
import { controlValue } from './shown.ts';

export const time: FieldAdapter<TimeField> = {
  render,
  style: () => [inputStyle.days],
  missing: () => ({ code: 'required_time' }),
  part: 'day',
  faults: { time_invalid: [], time_too_early: ['min'], time_too_late: ['max'], time_off_step: ['step'] },
  faultValues: ({ min, max }, _today, locale) => times([min, max], locale),
};

function render(view: FieldView<TimeField>): Html {
  const { min, max, step } = settled(view.field);
  const help = helpOf(view);
  return framed(
    view,
    html`<input type="time"${controlAttributes(view, help)} value="${controlValue(view)}"${
      min === undefined ? undefined : html` min="${min}"`
    }${max === undefined ? undefined : html` max="${max}"`} step="${step * 60}">`,
    help,
  );
}

/** The script writes the times again in the visitor's own format, which the box has. */
function helpOf({ field, page: { texts, locale } }: FieldView<TimeField>): Content {
  const { min, max, step } = settled(field);
  const limits = limitsOfDay(texts, {
    min: min === undefined ? undefined : '{min}',
    max: max === undefined ? undefined : '{max}',
  });
  const steps = step === 1 ? undefined : fillPlaceholders(texts.step_minutes, { step });
  const times: Record<string, string | undefined> = { '{min}': min, '{max}': max };
  const sentence = [limits, steps].filter((each) => each !== undefined).join(' ');
  if (sentence === '') return undefined;
  return sentence.split(/(\{m[a-z]{2}\})/).map((part) => {
    const time = times[part];
    return time === undefined
      ? part
      : html`<span data-time="${time}">${writtenTime(time, locale) ?? time}</span>`;
  });
}
