import { day, hour, minute } from '#kit/time/durations.ts';
import { cachedFormatter } from './cachedFormatter.ts';
import { formatDate } from './dates.ts';
import { dateOf, type Instant } from './instant.ts';

const relatives = cachedFormatter(Intl.RelativeTimeFormat);

/** `now`, `5 minutes ago`, `yesterday`, `in 3 days`; the date from 30 days on. */
export function formatRelativeTime(instant: Instant, language: string, now: Instant): string {
  const distance = dateOf(instant).getTime() - dateOf(now).getTime();
  const size = Math.abs(distance);
  if (size >= 30 * day) return formatDate(instant, language);
  const words = relatives(language, { numeric: 'auto' });
  // Clocks differ a little: a recent event must not appear to be in the future.
  if (size < minute) return words.format(0, 'second');
  // Rounds so that a span of seven days reads as seven, and a past time never as older.
  const whole = distance > 0 ? Math.round : Math.trunc;
  if (size < hour) return words.format(whole(distance / minute), 'minute');
  if (size < day) return words.format(whole(distance / hour), 'hour');
  return words.format(whole(distance / day), 'day');
}
