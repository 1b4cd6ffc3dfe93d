import { parseDay } from '#kit/time/day.ts';

/** A bound or default of a date: a day of the calendar, or one counted from the day of filling in. */
export type BoundDay = { readonly day: number } | { readonly fromToday: number };

/** Undefined for a day that does not exist. */
export function boundDay(text: string): BoundDay | undefined {
  if (text.startsWith('today')) return { fromToday: Number(text.slice('today'.length) || 0) };
  const day = parseDay(text);
  return day === undefined ? undefined : { day };
}

/** Whether one day is after the other, whatever the day of filling in. */
export function isAlwaysAfter(one: BoundDay, other: BoundDay): boolean {
  if ('day' in one && 'day' in other) return one.day > other.day;
  return 'fromToday' in one && 'fromToday' in other && one.fromToday > other.fromToday;
}
