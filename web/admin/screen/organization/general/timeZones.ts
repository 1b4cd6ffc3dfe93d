import { cachedFormatter } from '#ui/format/cachedFormatter.ts';

const offsets = cachedFormatter(Intl.DateTimeFormat);

/** The browser's time zones, always including UTC and the chosen one. */
export function timeZones(chosen: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set(['UTC', ...known, chosen])].sort((a, b) => a.localeCompare(b, 'en'));
}

/** `America/New York`: as people write it, and search for it. */
export function timeZoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** The current offset, such as `GMT+1`; empty if the browser does not know the zone. */
export function timeZoneOffset(zone: string, language: string): string {
  try {
    const parts = offsets(language, { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}
