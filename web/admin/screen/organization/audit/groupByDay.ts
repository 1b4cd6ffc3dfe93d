import { dayIn } from '#kit/time/zonedTime.ts';
import type { Entry } from './entry/entry.ts';

export interface Day {
  /** Such as 2026-11-15. */
  readonly day: string;
  readonly entries: readonly Entry[];
}

/** Groups entries by the day in a time zone, keeping their order. */
export function groupByDay(entries: readonly Entry[], timeZone: string): Day[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = dayIn(timeZone, Date.parse(entry.created_at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
