import { week } from '#form/type/date/settings.ts';
import type { Fault } from '#form/value/fault.ts';
import { parseDay } from '#kit/time/day.ts';
import { boundedCache, localeOf } from '../locale.ts';
import { writtenTime } from '../text/writtenTime.ts';
import { formatSize } from './formatSize.ts';
import { namedFault } from './namedFault.ts';

/** Writes what a fault names in the words of the language: sizes (`10 MB`), days, weekdays and times. */
export function formattedFault(found: Fault, language: string): Fault {
  const { code, parameters = {} } = found;
  const locale = localeOf(language);
  const values = Object.values(parameters);
  if (code === 'file_too_large') return namedFault(found, sizes(values, locale));
  if (code.startsWith('time_')) return namedFault(found, times(values, locale));
  return /^date_too|^weekday/.test(code) ? namedFault(found, days(values, locale)) : found;
}

export function sizes(values: readonly unknown[], locale: string): Record<string, string> {
  const numbers = values.filter((value) => typeof value === 'number');
  return Object.fromEntries(numbers.map((value) => [value, formatSize(value, locale)]));
}

export function times(values: readonly unknown[], locale: string): Record<string, string> {
  const texts = values.filter((value) => typeof value === 'string');
  return Object.fromEntries(texts.map((value) => [value, writtenTime(value, locale) ?? value]));
}

export function days(values: readonly unknown[], locale: string): Record<string, string> {
  const texts = values.filter((value) => typeof value === 'string');
  return Object.fromEntries(texts.map((value) => [value, writtenDay(value, locale)]));
}

const names: readonly string[] = week;

function writtenDay(value: string, locale: string): string {
  const weekday = names.indexOf(value);
  // The first of January 2024 was a Monday.
  if (weekday !== -1) return formatOf(locale, { weekday: 'long' }).format(Date.UTC(2024, 0, 1 + weekday));
  if (parseDay(value) === undefined) return value;
  return formatOf(locale, { dateStyle: 'long' }).format(new Date(`${value}T00:00:00Z`));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return boundedCache(
    formats,
    JSON.stringify([locale, style]),
    () => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }),
  );
}
