import { hour } from '#kit/time/durations.ts';
import type { WindowCounters } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

/** The mails that members of one organisation can trigger per clock hour. */
export const maxMailsPerHour = 100;

export interface TooManyMails {
  readonly code: 'too_many_mails';
  /** In seconds. */
  readonly retryAfter: number;
}

/**
 * Counts one mail against the organisation's hourly limit, across all processes; without a limit one person could use
 * the installation to send spam. Undefined if the mail is allowed.
 */
export async function countMail(
  windows: WindowCounters,
  organizationId: OrganizationId,
  now: number,
): Promise<TooManyMails | undefined> {
  const ends = now - (now % hour) + hour;
  if ((await windows.add(`mails ${organizationId}`, ends, 1)) <= maxMailsPerHour) return undefined;
  return { code: 'too_many_mails', retryAfter: Math.max(1, Math.ceil((ends - now) / 1000)) };
}
