import { formatDate } from '#ui/format/dates.ts';

/** `15 Nov 2026` for a day, whatever the reader's time zone; undefined for anything else. */
export function writtenDay(value: string, locale: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? formatDate(`${value}T00:00:00Z`, locale, 'UTC')
    : undefined;
}
