import { resolveDay } from '#form/field/resolveDay.ts';
import type { DateField } from '#form/schema/field/date.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { controlAttributes, framed } from './frame.ts';
import { textOf } from './shown.ts';

export function date(view: FieldView<DateField>): Html {
  const { field, page } = view;
  const min = resolveDay(field.min, page.today);
  const max = resolveDay(field.max, page.today);
  return framed(
    view,
    html`<input type="date"${controlAttributes(view)} value="${textOf(view)}"${
      min === undefined ? undefined : html` min="${min}"`
    }${html` max="${max ?? latestDay}"`}>`,
  );
}

/** Without it some browsers offer years of six digits, which nobody means. */
const latestDay = '9999-12-31';
