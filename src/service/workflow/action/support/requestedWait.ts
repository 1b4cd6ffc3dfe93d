import { retryAfter } from '#kit/network/retryAfter.ts';
import { day } from '#kit/time/durations.ts';

/** A day is the longest pause of the schedule; longer waits are asked for by mistake. */
const maxWait = day;

/** The pause that a receiver asks for, as a part of the outcome; empty if it asks for none. */
export function requestedWait(
  headers: { readonly 'retry-after'?: string | undefined },
  now: number,
): { retryAfter?: number } {
  const wait = retryAfter(headers['retry-after'], now);
  return wait === undefined ? {} : { retryAfter: Math.min(wait, maxWait) };
}
