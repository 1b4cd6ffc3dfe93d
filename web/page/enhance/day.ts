import type { DateField } from '#form/type/date/settings.ts';
import { fillDefaults } from '#form/type/fillDefaults.ts';
import { defaults, type TimeField } from '#form/type/time/settings.ts';
import type { EnhancePage } from './page.ts';
import { onFirstUse } from './picker/onFirstUse.ts';

/*
 * Boxes to type into, with a calendar or a list, in place of the browser's own inputs, which speak the browser's
 * language and cannot grey out days.
 */

/** Touch devices keep their calendar, made for fingers, unless some days of the week are closed. */
export function enhanceDate(field: HTMLElement, definition: DateField, page: EnhancePage): void {
  if (definition.weekdays || !isTouched())
    improve(
      field,
      page,
      () => import('./date/dateBox.ts'),
      ({ addDateBox }) => addDateBox(field, definition, page),
    );
}

/** Touch devices keep their wheels unless the form has steps, which those ignore. */
export function enhanceTime(field: HTMLElement, definition: TimeField, page: EnhancePage): void {
  if (fillDefaults(defaults, definition).step > 4 || !isTouched())
    improve(
      field,
      page,
      () => import('./time/timeBox.ts'),
      ({ addTimeBox }) => addTimeBox(field, definition, page),
    );
}

/** A tap would open the browser's picker before ours is there, and a text that is no date shows only in ours. */
function improve<Module>(
  field: HTMLElement,
  { restored }: EnhancePage,
  load: () => Promise<Module>,
  use: (module: Module) => void,
): void {
  const control = field.querySelector('input');
  const isLost = control?.value === '' && Boolean(restored.get(control.name)?.[0]);
  if (isTouched() || isLost) void load().then(use);
  else onFirstUse(field, load, use, { replaces: true });
}

function isTouched(): boolean {
  return matchMedia('(pointer:coarse)').matches;
}
