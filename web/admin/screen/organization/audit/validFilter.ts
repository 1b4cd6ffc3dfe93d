import { maxSearchLength } from '#admin/search/useDebouncedInput.ts';
import { auditActions } from '#contract/app/organization/auditActions.ts';
import type { AuditSearch } from './auditSearch.ts';

/** Keeps the filters that the service accepts: URLs are also typed by hand, and the router parses numbers and JSON. */
export function validFilter(unchecked: { readonly [Filter in keyof AuditSearch]?: unknown }): AuditSearch {
  const [actor, action, from, to, search] = [
    unchecked.actor,
    unchecked.action,
    unchecked.from,
    unchecked.to,
    unchecked.search,
  ].map(textOf);
  return {
    ...(actor ? { actor } : {}),
    ...(action && auditActions.some((known) => known === action) ? { action } : {}),
    ...(from && isDay(from) ? { from } : {}),
    ...(to && isDay(to) ? { to } : {}),
    ...(search?.trim() ? { search: search.slice(0, maxSearchLength) } : {}),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function isDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.valueOf()) && instant.toISOString().startsWith(`${text}T`);
}
