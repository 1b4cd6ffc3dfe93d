import { parseTimeBound } from '#kit/time/timeBound.ts';

/** Milliseconds of a time in whatever precision, offset or separator it came; undefined when it is none. */
export function lenientInstant(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) {
    // A number below April 1973 in milliseconds is read as seconds.
    return Math.floor(value < 100_000_000_000 ? value * 1000 : value);
  }
  if (typeof value !== 'string') return undefined;
  const milliseconds = parseTimeBound(value.trim().replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T'), 'after');
  return milliseconds !== undefined && isWritable(milliseconds) ? milliseconds : undefined;
}

/** Only years of four digits can be written in the API's format. */
export function isWritable(milliseconds: number): boolean {
  return milliseconds >= -62_135_596_800_000 && milliseconds <= 253_402_300_799_999;
}

/**
 * How many milliseconds a time may lie behind what is shown of it: a server that writes whole seconds may well
 * compare bounds with what it cut off.
 */
export function grainOf(value: unknown): number {
  if (typeof value !== 'string') return 1000;
  const digits = /:\d\d\.(\d+)/.exec(value)?.[1]?.length ?? 0;
  return /:\d\d:\d\d/.test(value) ? 10 ** Math.max(0, 3 - digits) : 60_000;
}
