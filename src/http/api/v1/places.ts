import { iso31661, iso31662 } from 'iso-3166';

const countries = new Map(iso31661.map(({ alpha2, name }) => [alpha2, name]));
const regions = new Map(iso31662.map(({ code, name }) => [code, name]));

/** The English name of a two-letter code; empty for one that ISO 3166 does not have. */
export function countryName(code: string): string {
  return countries.get(code) ?? '';
}

export function regionName(code: string): string {
  return regions.get(code) ?? '';
}
