import { parseTimeBound } from '#kit/timeBound.ts';

/** Milliseconds of a time in whatever precision, offset or separator it came; undefined when it is none. */
export function lenientInstant(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) {
    // Nobody had a form in April 1973, so a number below that many milliseconds counts seconds.
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
