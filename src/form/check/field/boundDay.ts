import { parseDay } from '#kit/time/day.ts';

/** A bound or default of a date: a day of the calendar, or one counted from the day of filling in. */
export type BoundDay = { readonly day: number } | { readonly fromToday: number };

/** Undefined for a day that does not exist. */
export function boundDay(text: string): BoundDay | undefined {
  if (text.startsWith('today')) return { fromToday: Number(text.slice('today'.length) || 0) };
  const day = parseDay(text);
  return day === undefined ? undefined : { day };
}

/** Whether the one is after the other on every day on which the form may be filled in. */
export function isAlwaysAfter(one: BoundDay, other: BoundDay): boolean {
  if ('day' in one && 'day' in other) return one.day > other.day;
  return 'fromToday' in one && 'fromToday' in other && one.fromToday > other.fromToday;
}
