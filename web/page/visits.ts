import type { LivePage } from './livePage.ts';

type Visit = { readonly event: 'start' } | { readonly event: 'page'; readonly page: string };

/** Tells the server how far visitors come, and nothing else about them. */
export function tellVisit({ data }: LivePage, visit: Visit): void {
  if (!data.test)
    navigator.sendBeacon(
      `${location.pathname.replace(/\/$/, '')}/visits${location.search}`,
      JSON.stringify(visit),
    );
}
