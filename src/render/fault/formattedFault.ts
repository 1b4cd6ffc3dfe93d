import { week } from '#form/field/date.ts';
import { fileLimits } from '#form/field/file/fileLimits.ts';
import type { KnownField } from '#form/schema/field.ts';
import type { Fault } from '#form/value/fault.ts';
import { resolveDay } from '#form/value/resolveDay.ts';
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

/** The values that faults of a field may name, as the language writes them; the script cannot write them itself. */
export function writtenValues(field: KnownField, today: string, language: string): Record<string, string> {
  const locale = localeOf(language);
  if (field.type === 'file_upload') return sizes([fileLimits(field).maxSize], locale);
  if (field.type === 'time') return times([field.min, field.max], locale);
  if (field.type !== 'date') return {};
  const bounds = [resolveDay(field.min, today), resolveDay(field.max, today)];
  const { weekdays } = field;
  const refused = weekdays === undefined ? [] : week.filter((day) => !weekdays.includes(day));
  return days([...bounds, ...refused], locale);
}

function sizes(values: readonly unknown[], locale: string): Record<string, string> {
  const numbers = values.filter((value) => typeof value === 'number');
  return Object.fromEntries(numbers.map((value) => [value, formatSize(value, locale)]));
}

function times(values: readonly unknown[], locale: string): Record<string, string> {
  const texts = values.filter((value) => typeof value === 'string');
  return Object.fromEntries(texts.map((value) => [value, writtenTime(value, locale) ?? value]));
}

function days(values: readonly unknown[], locale: string): Record<string, string> {
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
