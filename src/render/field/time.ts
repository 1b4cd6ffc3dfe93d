import type { TimeField } from '#form/schema/field/time.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { controlAttributes, framed } from './frame.ts';
import { textOf } from './shown.ts';

export function time(view: FieldView<TimeField>): Html {
  const { min, max, step = 1 } = view.field;
  return framed(
    view,
    html`<input type="time"${controlAttributes(view)} value="${textOf(view)}"${
      min === undefined ? undefined : html` min="${min}"`
    }${max === undefined ? undefined : html` max="${max}"`} step="${step * 60}">`,
  );
}
