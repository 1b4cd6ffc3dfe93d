import type { LiveSettings } from './liveSettings.ts';

/** What decides whether a form takes responses. */
export interface Availability {
  readonly enabled: boolean;
  readonly live: LiveSettings;
  readonly counts: FormCounts;
}

export interface FormCounts {
  /** Live responses that exist. */
  readonly live: number;
  readonly test: number;
  /** Live submissions ever received. */
  readonly counter: number;
}

/** Why a form takes no response now; times are milliseconds since 1970. */
export type Unavailable =
  | { readonly reason: 'not_enabled' }
  | { readonly reason: 'not_open_yet'; readonly opensAt: number }
  | { readonly reason: 'closed'; readonly closedAt: number }
  | { readonly reason: 'full' };

/**
 * Why a visitor cannot answer at this moment; undefined where nothing is in the way but perhaps a password or a
 * personal link, which are matters between the form and one visitor. A form opens and closes at the very millisecond that its settings name.
 */
export function availability({ enabled, live, counts }: Availability, now: number): Unavailable | undefined {
  const { settings, opensAt, closesAt } = live;
  if (!enabled) return { reason: 'not_enabled' };
  if (opensAt !== undefined && now < opensAt) return { reason: 'not_open_yet', opensAt };
  if (closesAt !== undefined && now >= closesAt) return { reason: 'closed', closedAt: closesAt };
  if (settings.max_responses !== undefined && taken(live, counts) >= settings.max_responses)
    return { reason: 'full' };
  return undefined;
}

/** Privacy mode leaves no responses that could be counted, only the counter. */
function taken({ settings }: LiveSettings, { live, counter }: FormCounts): number {
  return settings.privacy_mode === true ? counter : live;
}
