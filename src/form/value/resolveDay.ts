import { addDays, parseDay } from '#kit/time/day.ts';

const relative = /^today([+-]\d{1,5})?$/;

/** Resolves a day in the settings of a form: `2026-12-31`, `today` or `today-30`; undefined for other texts. */
export function resolveDay(setting: string | undefined, today: string): string | undefined {
  if (setting === undefined) return undefined;
  const match = relative.exec(setting);
  if (match === null) return parseDay(setting) === undefined ? undefined : setting;
  return addDays(today, Number(match[1] ?? 0));
}
