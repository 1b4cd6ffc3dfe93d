/**
 * Calendar days from 0001-01-01 to 9999-12-31. A day number counts from 1970-01-01, so that a week later is
 * plus 7, without time zones.
 */

const dayFormat = /^(\d{4})-(\d\d)-(\d\d)$/;
const millisecondsOfDay = 86_400_000;
const firstDay = -719_162;
const lastDay = 2_932_896;

/**
 * Parses `2026-12-31` into days since 1970-01-01; undefined for other formats and for days that do not exist.
 */
export function parseDay(text: string): number | undefined {
  const match = dayFormat.exec(text);
  if (match === null) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  // Checked first, because Date would roll 30 February over to 1 March.
  if (year === 0 || day < 1 || day > daysIn(year, month)) return undefined;
  // Date.UTC reads years below 100 as years of the last century.
  const date = year < 100 ? new Date(0).setUTCFullYear(year, month - 1, day) : Date.UTC(year, month - 1, day);
  return date / millisecondsOfDay;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** 0 if there is no such month. */
function daysIn(year: number, month: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (monthLengths[month - 1] ?? 0) + Number(leap);
}

/** Formats a day as `2026-12-31`; undefined for fractions and for years out of range. */
export function formatDay(day: number): string | undefined {
  if (!Number.isInteger(day) || day < firstDay || day > lastDay) return undefined;
  return new Date(day * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Monday is 0, Sunday is 6. */
export function weekdayOf(day: number): number {
  // 1970-01-01 was a Thursday; the second remainder handles earlier days.
  return (((day + 3) % 7) + 7) % 7;
}

/** The day `count` days later; undefined if either is out of range. */
export function addDays(text: string, count: number): string | undefined {
  const day = parseDay(text);
  return day === undefined ? undefined : formatDay(day + count);
}
