import { addDays, formatDay, parseDay, weekdayOf } from '#kit/time/day.ts';
import { week } from '../../field/date.ts';
import type { DateField } from '../../type/date/settings.ts';
import { settled } from '../../type/declarations.ts';
import type { TimeField } from '../../type/time/settings.ts';
import { resolveDay } from '../../value/resolveDay.ts';
import type { Respondent } from '../respondent.ts';

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

/** A time on a step of the field, in the daytime where the bounds allow; an invalid one where they allow none. */
export function drawTime(field: TimeField, { random }: Respondent): string {
  const { min, max, step } = settled(field);
  const earliest = minutesOf(min ?? '00:00');
  const latest = minutesOf(max ?? '23:59');
  if (latest < earliest) return clockTime(earliest);
  const day = [8 * 60, 20 * 60].map((minutes) => Math.min(latest, Math.max(earliest, minutes)));
  const [from = earliest, to = latest] = day;
  // People choose full quarters where every minute is possible.
  const each = step < 15 && 15 % step === 0 && earliest % 15 === 0 ? 15 : step;
  const [first, last] = [Math.ceil((from - earliest) / each), Math.floor((to - earliest) / each)];
  const index =
    first <= last ? random.between(first, last) : random.below(1 + Math.floor((latest - earliest) / each));
  return clockTime(earliest + index * each);
}

/** Times and days around one that a rule compares with. */
export function timesAround(text: string, step: number): string[] {
  const minutes = minutesOf(text);
  if (Number.isNaN(minutes)) return [];
  return [minutes, minutes + step, minutes - step].filter((each) => each >= 0 && each < 1440).map(clockTime);
}

export function daysAround(text: string): string[] {
  return [0, 1, -1, 7, -7].flatMap((days) => addDays(text, days) ?? []);
}

function minutesOf(text: string): number {
  const [hours, minutes] = text.split(':').map(Number);
  return (hours ?? Number.NaN) * 60 + (minutes ?? Number.NaN);
}

function clockTime(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
