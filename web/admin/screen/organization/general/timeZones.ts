import { cachedFormatter } from '../../../../ui/format/cachedFormatter.ts';

const offsets = cachedFormatter(Intl.DateTimeFormat);

/** Every zone that the browser knows, and those that must be there: what was chosen, and UTC. */
export function timeZones(chosen: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set(['UTC', ...known, chosen])].sort((a, b) => a.localeCompare(b, 'en'));
}

/** `America/New York`: as people write it, and search for it. */
export function timeZoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** `GMT+1`, as it is now. Nothing where the browser does not know the zone. */
export function timeZoneOffset(zone: string, language: string): string {
  try {
    const parts = offsets(language, { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}
