import type { CountedWindows } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

const hour = 3_600_000;

/** Mails that people of one organisation cause within an hour of the clock. */
export const mostMails = 100;

export interface TooManyMails {
  readonly code: 'too_many_mails';
  /** In seconds. */
  readonly retryAfter: number;
}

/**
 * Takes one mail out of the organisation's hour, over all processes: without a bound one person could make the
 * installation write to the whole world. Undefined where there was one left.
 */
export async function takeMail(
  windows: CountedWindows,
  organizationId: OrganizationId,
  now: number,
): Promise<TooManyMails | undefined> {
  const ends = now - (now % hour) + hour;
  if ((await windows.add(`mails ${organizationId}`, ends, 1)) <= mostMails) return undefined;
  return { code: 'too_many_mails', retryAfter: Math.max(1, Math.ceil((ends - now) / 1000)) };
}
