import { boundedCache } from '../locale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** How a locale writes the time of a day. */
export function clockFormat(locale: string): Intl.DateTimeFormat {
  return boundedCache(
    formats,
    locale,
    () =>
      new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
  );
}

/** A time such as `15:30` as the locale writes it, 3:30 PM; undefined for other texts. */
export function writtenTime(time: string, locale: string): string | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hour === undefined) return undefined;
  // Without the marks and narrow spaces that an input would keep.
  return clockFormat(locale)
    .format(Date.UTC(2026, 0, 1, Number(hour), Number(minute)))
    .replace(/[\u200e\u200f]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ');
}
