import { auditActions } from '#contract/app/auditActions.ts';
import type { AuditSearch } from '../../router.tsx';

/** Of what an address asks for, what the service would not refuse: addresses are also written by hand. */
export function usableFilter({ actor, action, from, to, search }: AuditSearch): AuditSearch {
  return {
    ...(actor ? { actor } : {}),
    ...(action && auditActions.some((known) => known === action) ? { action } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(search?.trim() ? { search: search.slice(0, longestSearch) } : {}),
  };
}

export const longestSearch = 100;

function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.valueOf()) && instant.toISOString().startsWith(text);
}
