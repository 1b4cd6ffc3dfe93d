import type { DateField } from '#form/type/date/settings.ts';
import { week } from '#form/type/date/settings.ts';
import { resolveDay } from '#form/value/resolveDay.ts';
import { days } from '../fault/formattedFault.ts';
import { type Html, html } from '../html.ts';
import { boundedCache } from '../locale.ts';
import { inputStyle } from '../style/field/input.css.ts';
import type { FieldView } from '../view.ts';
import type { FieldAdapter } from './adapter.ts';
import { controlAttributes, framed } from './frame.ts';
import { limitsOfDay } from './limits.ts';
import { controlValue } from './shown.ts';

export const date: FieldAdapter<DateField> = {
  render,
  style: () => [inputStyle.days],
  missing: () => ({ code: 'required_date' }),
  part: 'day',
  scriptTexts: () => ['date_open'],
  faults: {
    date_invalid: [],
    date_too_early: ['min'],
    date_too_late: ['max'],
    weekday_refused: ['weekdays'],
  },
  faultValues({ min, max, weekdays }, today, locale) {
    const refused = weekdays === undefined ? [] : week.filter((day) => !weekdays.includes(day));
    return days([resolveDay(min, today), resolveDay(max, today), ...refused], locale);
  },
};

function render(view: FieldView<DateField>): Html {
  const { field, page } = view;
  const min = resolveDay(field.min, page.today);
  const max = resolveDay(field.max, page.today);
  // The help names absolute limits only: a limit relative to today moves on, so `min` and `max` of the control
  // carry it.
  const fixed = (setting: string | undefined, day: string | undefined) =>
    day === undefined || setting !== day ? undefined : writtenDay(day, page.locale);
  const help = limitsOfDay(page.texts, { min: fixed(field.min, min), max: fixed(field.max, max) });
  return framed(
    view,
    html`<input type="date"${controlAttributes(view, help)} value="${controlValue(view)}"${
      min === undefined ? undefined : html` min="${min}"`
    }${html` max="${max ?? latestDay}"`}>`,
    help,
  );
}

/** Without it some browsers accept years of six digits. */
const latestDay = '9999-12-31';

const formats = new Map<string, Intl.DateTimeFormat>();

function writtenDay(day: string, locale: string): string {
  const format = boundedCache(
    formats,
    locale,
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  );
  return format.format(new Date(`${day}T00:00:00Z`));
}
