import type { TimeField } from '#form/schema/field/time.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { controlAttributes, framed } from './frame.ts';
import { limitsOfDay } from './limits.ts';
import { fillPlaceholders, textOf } from './shown.ts';

export function time(view: FieldView<TimeField>): Html {
  const { min, max, step = 1 } = view.field;
  const { texts } = view.page;
  const steps = step === 1 ? undefined : fillPlaceholders(texts.step_minutes, { step });
  const help =
    [limitsOfDay(texts, { min, max }), steps].filter((each) => each !== undefined).join(' ') || undefined;
  return framed(
    view,
    html`<input type="time"${controlAttributes(view, help)} value="${textOf(view)}"${
      min === undefined ? undefined : html` min="${min}"`
    }${max === undefined ? undefined : html` max="${max}"`} step="${step * 60}">`,
    help,
  );
}
