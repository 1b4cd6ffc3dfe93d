import { daysOfResponses, daysOfVisits } from '#store/query/collect/visit.ts';
import type { OrganizationId, StaleDatabase } from '#store/tables.ts';

export interface VisitDay {
  /** In UTC, such as 2026-11-15. */
  day: string;
  views: number;
  starts: number;
  /** How often each page was completed, by page id. */
  pages: Record<string, number>;
  /** Existing live responses. */
  responses: number;
}

/** Visitor events of each day that had any, newest first. */
export async function visitsByDay(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
): Promise<VisitDay[]> {
  const days = new Map<string, VisitDay>();
  const dayOf = (day: string) => {
    const known = days.get(day) ?? { day, views: 0, starts: 0, pages: {}, responses: 0 };
    days.set(day, known);
    return known;
  };
  for (const { day, kind, page, count } of await daysOfVisits(db, organizationId, formId)) {
    if (kind === 'view') dayOf(day).views += count;
    else if (kind === 'start') dayOf(day).starts += count;
    else dayOf(day).pages[page] = count;
  }
  for (const { start, live } of await daysOfResponses(db, organizationId, formId))
    dayOf(new Date(start).toISOString().slice(0, 10)).responses += live;
  return [...days.values()].sort((one, other) => (one.day < other.day ? 1 : -1));
}
