import { addDays, parseDay } from '#kit/time/day.ts';

const relative = /^today([+-]\d{1,5})?$/;

/** A day in the settings of a form, such as `2026-12-31`, `today` or `today-30`; undefined where it is none. */
export function resolveDay(setting: string | undefined, today: string): string | undefined {
  if (setting === undefined) return undefined;
  const match = relative.exec(setting);
  if (match === null) return parseDay(setting) === undefined ? undefined : setting;
  return addDays(today, Number(match[1] ?? 0));
}
