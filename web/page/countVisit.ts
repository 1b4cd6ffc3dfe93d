import type { LivePage } from './livePage.ts';

type Visit = { readonly event: 'start' } | { readonly event: 'page'; readonly page: string };

/** Counts the visit: the server learns the page that was reached, and nothing about the visitor. */
export function countVisit({ data }: LivePage, visit: Visit): void {
  if (!data.test)
    navigator.sendBeacon(
      `${location.pathname.replace(/\/$/, '')}/visits${location.search}`,
      JSON.stringify(visit),
    );
}
