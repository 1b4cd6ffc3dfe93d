import type { LiveSettings } from './liveSettings.ts';

/** Everything that decides whether a form accepts responses. */
export interface Availability {
  readonly enabled: boolean;
  readonly live: LiveSettings;
  readonly counts: FormCounts;
}

export interface FormCounts {
  /** Existing live responses. */
  readonly live: number;
  readonly test: number;
  /** Live submissions ever received. */
  readonly counter: number;
}

/** Why a form accepts no response now; times are milliseconds since 1970. */
export type Unavailable =
  | { readonly reason: 'not_enabled' }
  | { readonly reason: 'not_open_yet'; readonly opensAt: number }
  | { readonly reason: 'closed'; readonly closedAt: number }
  | { readonly reason: 'full' };

/**
 * Why visitors cannot answer now; undefined if they can. It ignores passwords and personal links, which concern
 * a single visitor. A form opens and closes at the exact millisecond in its settings.
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

/** Privacy mode stores no responses to count, only the counter. */
function taken({ settings }: LiveSettings, { live, counter }: FormCounts): number {
  return settings.privacy_mode === true ? counter : live;
}
