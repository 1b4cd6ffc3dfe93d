import type { DateField } from '#form/schema/field/date.ts';
import type { TimeField } from '#form/schema/field/time.ts';
import type { EnhancePage } from './page.ts';

/*
 * Boxes to type into, with a calendar or a list, in place of the browser's own inputs, which speak the browser's
 * language and cannot grey out days. They load after the page is ready: the browser's own work until then.
 */

/** Touch devices keep their calendar, made for fingers, unless some days of the week are closed. */
export function enhanceDate(field: HTMLElement, definition: DateField, page: EnhancePage): void {
  if (definition.weekdays || !isTouched())
    void import('./date/dateBox.ts').then(({ addDateBox }) => addDateBox(field, definition, page));
}

/** Touch devices keep their wheels unless the form has steps, which those ignore. */
export function enhanceTime(field: HTMLElement, definition: TimeField, page: EnhancePage): void {
  if ((definition.step ?? 1) > 4 || !isTouched())
    void import('./time/timeBox.ts').then(({ addTimeBox }) => addTimeBox(field, definition, page));
}

function isTouched(): boolean {
  return matchMedia('(pointer:coarse)').matches;
}
