import { hour, minute, second } from '#kit/time/durations.ts';

/** The pause before each attempt; the first one is at once. After the last one the run has failed. */
export const pauses: readonly number[] = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** The share of a pause that chance adds, so that runs that failed together do not all come back at once. */
const jitter = 0.1;

/**
 * When a run is tried again after `tries` attempts; undefined after the last one. A receiver may ask for a longer pause.
 */
export function nextAttemptAt(
  tries: number,
  now: number,
  { random, retryAfter = 0 }: { random: () => number; retryAfter?: number | undefined },
): number | undefined {
  const pause = pauses[tries];
  if (pause === undefined) return undefined;
  return now + Math.max(Math.round(pause * (1 + jitter * random())), retryAfter);
}
