import { retryAfter } from '#kit/network/retryAfter.ts';

/** A day is the longest pause of the schedule; longer waits are asked for by mistake. */
const maxWait = 24 * 3_600_000;

/** The pause that a receiver asks for, as a part of the outcome; empty if it asks for none. */
export function requestedWait(
  headers: { readonly 'retry-after'?: string | undefined },
  now: number,
): { retryAfter?: number } {
  const wait = retryAfter(headers['retry-after'], now);
  return wait === undefined ? {} : { retryAfter: Math.min(wait, maxWait) };
}
