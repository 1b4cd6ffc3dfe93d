import { cachedFormatter } from './cachedFormatter.ts';
import { dateOf, type Instant } from './instant.ts';

const dateTimes = cachedFormatter(Intl.DateTimeFormat);

/** `15 Nov 2026, 14:05`, in the reader's language and time zone. */
export function formatDateTime(instant: Instant, language: string, timeZone?: string): string {
  return dateTimes(language, { dateStyle: 'medium', timeStyle: 'short', ...zone(timeZone) }).format(
    dateOf(instant),
  );
}

/** `15 Nov 2026`. */
export function formatDate(instant: Instant, language: string, timeZone?: string): string {
  return dateTimes(language, { dateStyle: 'medium', ...zone(timeZone) }).format(dateOf(instant));
}

/** `Sunday, 15 November 2026 at 14:05:09 CET`, for tooltips. */
export function formatFullDateTime(instant: Instant, language: string, timeZone?: string): string {
  return dateTimes(language, { dateStyle: 'full', timeStyle: 'long', ...zone(timeZone) }).format(
    dateOf(instant),
  );
}

function zone(timeZone: string | undefined): Intl.DateTimeFormatOptions {
  return timeZone === undefined ? {} : { timeZone };
}
