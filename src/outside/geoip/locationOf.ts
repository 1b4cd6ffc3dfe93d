import type { MmdbMap, MmdbValue } from './decodeValue.ts';
import { isRegion, regionCode } from './regionCode.ts';

/** The location of a visitor; unknown parts are empty. */
export interface VisitorLocation {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** ISO 3166-2, such as `DE-BY`. */
  readonly region: string;
  readonly city: string;
}

/** Reads the flat records of ip-location-db, and those of MaxMind and DB-IP. */
export function locationOf(record: MmdbMap): VisitorLocation {
  const isFlat = record.has('country_code');
  const country = textIn(record, isFlat ? ['country_code'] : ['country', 'iso_code']);
  if (!/^[A-Z]{2}$/.test(country) || country === 'ZZ') return { country: '', region: '', city: '' };
  const code = `${country}-${textIn(record, ['subdivisions', 0, 'iso_code'])}`;
  const region = textIn(record, isFlat ? ['state1'] : ['subdivisions', 0, 'names', 'en']);
  const city = textIn(record, isFlat ? ['city'] : ['city', 'names', 'en']);
  return {
    country,
    region: isRegion(code) ? code : regionCode(country, region),
    // Some city names have a district in brackets.
    city: city.replace(/ \(.*\)$/, ''),
  };
}

function textIn(record: MmdbMap, path: readonly (string | number)[]): string {
  let value: MmdbValue | undefined = record;
  for (const step of path) {
    if (value instanceof Map && typeof step === 'string') value = value.get(step);
    else if (Array.isArray(value) && typeof step === 'number') value = value[step];
    else return '';
  }
  return typeof value === 'string' ? value : '';
}
