/** Formats a time for the API: UTC with milliseconds and `Z`, for example `2026-01-31T09:30:00.000Z`. */
export function formatInstant(milliseconds: number): string {
  if (!Number.isInteger(milliseconds)) return new Date(milliseconds).toISOString();
  const minute = Math.floor(milliseconds / 60_000);
  // Caches the minute: most times are of the current one, and formatting a whole one costs as much as storing
  // it.
  if (minute !== lastMinute) {
    lastMinuteText = new Date(minute * 60_000).toISOString().slice(0, -7);
    lastMinute = minute;
  }
  const rest = milliseconds - minute * 60_000;
  return `${lastMinuteText}${String(100_000 + rest).slice(1, 3)}.${String(100_000 + rest).slice(3)}Z`;
}

let lastMinute = Number.NaN;
let lastMinuteText = '';

/** `2026-01-31T09:30:00+00:00`: the format of form times in v1. */
export function formatInstantWithOffset(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}+00:00`;
}

/** The same instant in the format of a v1 response: `2026-01-31 09:30:00`. */
export function plainInstant(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 19)}`;
}

const canonicalInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const lastDay = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Parses exactly the format of {@link formatInstant}; undefined for anything else, `2024-02-30` included. */
export function parseInstant(text: string): number | undefined {
  if (!canonicalInstant.test(text)) return undefined;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 2);
  const day = digits(text, 8, 2);
  // V8 rolls 30 February over to 1 March instead of refusing it.
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (day < 1 || day > (lastDay[month - 1] ?? 0) + Number(leap)) return undefined;
  const hour = digits(text, 11, 2);
  const minute = digits(text, 14, 2);
  const second = digits(text, 17, 2);
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const milliseconds = digits(text, 20, 3);
  // Date.UTC reads a year below 100 as one of the last century.
  if (year < 100) return Date.parse(text);
  return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
}

function digits(text: string, from: number, count: number): number {
  let value = 0;
  for (let index = from; index < from + count; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
  return value;
}
