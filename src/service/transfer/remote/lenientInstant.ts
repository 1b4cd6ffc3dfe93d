import { parseTimeBound } from '#kit/time/timeBound.ts';

/** Parses a time of any precision, offset or separator into milliseconds; undefined if it is not a time. */
export function lenientInstant(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) {
    // A number below 100 billion, which is March 1973 in milliseconds, is read as seconds.
    return Math.floor(value < 100_000_000_000 ? value * 1000 : value);
  }
  if (typeof value !== 'string') return undefined;
  const milliseconds = parseTimeBound(value.trim().replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T'), 'after');
  return milliseconds !== undefined && isWritable(milliseconds) ? milliseconds : undefined;
}

/** The API's format can express only the years 0001 to 9999. */
export function isWritable(milliseconds: number): boolean {
  return milliseconds >= -62_135_596_800_000 && milliseconds <= 253_402_300_799_999;
}

/**
 * How many milliseconds the true time may lie after the shown one: a server that shows whole seconds may still
 * compare bounds with the full precision.
 */
export function grainOf(value: unknown): number {
  if (typeof value !== 'string') return 1000;
  const digits = /:\d\d\.(\d+)/.exec(value)?.[1]?.length ?? 0;
  return /:\d\d:\d\d/.test(value) ? 10 ** Math.max(0, 3 - digits) : 60_000;
}
