const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const shape =
  /^(\d{4})-(\d\d)-(\d\d)(?:[Tt](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?([Zz]|[+\- ]\d\d(?::?\d\d)?)?)?$/;

/**
 * Parses a `before` or `after` bound: a date, or a date-time with or without offset, as milliseconds. Fractions
 * of a millisecond round down for `after` and up for `before`, so that both stay exclusive. Undefined for an
 * invalid date.
 *
 * @example parseTimeBound('2026-01-31T09:30+02:00', 'after') === Date.UTC(2026, 0, 31, 7, 30)
 */
export function parseTimeBound(text: string, kind: 'before' | 'after'): number | undefined {
  const match = shape.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', offset = 'Z'] = match;
  if (!isRealDate(Number(year), Number(month), Number(day))) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const shift = offsetMinutes(offset);
  if (shift === undefined) return undefined;

  // setUTCFullYear, because Date.UTC reads the years 0 to 99 as 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second), Number(fraction.slice(0, 3).padEnd(3, '0')));
  const finer = kind === 'before' && /[1-9]/.test(fraction.slice(3)) ? 1 : 0;
  return date.getTime() - shift * 60_000 + finer;
}

function isRealDate(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && leap ? 29 : (daysInMonth[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

/** A `+` that was not percent-encoded in a URL arrives as a space, so a space counts as `+`. */
function offsetMinutes(offset: string): number | undefined {
  if (offset === 'Z' || offset === 'z') return 0;
  const digits = offset.slice(1).replace(':', '');
  const hours = Number(digits.slice(0, 2));
  const minutes = Number(digits.slice(2) || '0');
  if (hours > 23 || minutes > 59) return undefined;
  return (offset[0] === '-' ? -1 : 1) * (hours * 60 + minutes);
}
