import { formatDay, parseDay, weekdayOf } from '#kit/time/day.ts';
import type { Drawing } from '../../simulate/person/drawing.ts';
import type { Respondent } from '../../simulate/person/respondent.ts';
import { resolveDay } from '../../value/resolveDay.ts';
import { type DateField, week } from './settings.ts';

/** How many days from the bound of a form, or from today, people choose. */
const usualDays = 60;
const yearOfDays = 365;
const firstDay = parseDay('0001-01-01') ?? 0;
const lastDay = parseDay('9999-12-31') ?? 0;
const birth = /birth|\bborn\b|geburt|geboren|naissance|nacimiento/i;

/** A day within the bounds, on an allowed weekday; an invalid one where there is none. */
export function drawDay(field: DateField, respondent: Respondent): string | undefined {
  const { random, context } = respondent;
  const today = parseDay(context.today) ?? 0;
  const min = parseDay(resolveDay(field.min, context.today) ?? '');
  const max = parseDay(resolveDay(field.max, context.today) ?? '');
  const [first, last] = usualRange(field, today, min, max);
  if (first > last) return formatDay(first);
  const start = random.between(first, last);
  // The next allowed weekday, or the one before.
  for (const step of [1, -1]) {
    for (let day = start; day >= first && day <= last && Math.abs(day - start) < 7; day += step) {
      if (isAllowed(field, day)) return formatDay(day);
    }
  }
  return formatDay(start);
}

function usualRange(
  { key = '', label }: DateField,
  today: number,
  min: number | undefined,
  max: number | undefined,
): readonly [first: number, last: number] {
  if (birth.test(`${key} ${label}`)) {
    const [oldest, youngest] = [today - 80 * yearOfDays, today - 18 * yearOfDays];
    const [first, last] = [Math.max(min ?? oldest, oldest), Math.min(max ?? youngest, youngest)];
    if (first <= last) return [first, last];
  }
  if (min !== undefined && max !== undefined) return [min, max];
  if (min !== undefined) return [min, Math.min(min + usualDays, lastDay)];
  return max === undefined ? [today, today + usualDays] : [Math.max(max - usualDays, firstDay), max];
}

function isAllowed({ weekdays }: DateField, day: number): boolean {
  const weekday = week[weekdayOf(day)];
  return weekdays === undefined || (weekday !== undefined && weekdays.includes(weekday));
}

export const dateDrawing: Drawing<DateField> = { answer: drawDay };
