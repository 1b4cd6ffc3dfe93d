import { iso31662 } from 'iso-3166';
import { englishNames } from './regionNames.ts';

/** Words for kinds of regions, which some databases include in the name and others omit. */
const kinds = new Set(
  (
    'province region county department district governorate state municipality parish division republic city of the ' +
    'autonomous special prefecture emirate kray krai kraj oblast sheng shi lan do si gwangyeoksi teukbyeolsi respublika al an as ash ad'
  ).split(' '),
);

const codes = new Set(iso31662.map(({ code }) => code));
const byName = new Map<string, string>();
const byCore = new Map<string, string | undefined>();

for (const { code, name, parent } of iso31662) {
  const country = code.slice(0, 2);
  const exact = `${country} ${lettersOf(name)}`;
  // If a region and a part of it share a name, the region wins.
  if (parent === country || !byName.has(exact)) byName.set(exact, code);
  if (parent !== country) continue;
  const core = `${country} ${coreOf(name)}`;
  byCore.set(core, byCore.has(core) ? undefined : code);
}

for (const [country, names] of Object.entries(englishNames)) {
  for (const entry of names.split('; ')) {
    const space = entry.indexOf(' ');
    byName.set(`${country} ${lettersOf(entry.slice(space + 1))}`, `${country}-${entry.slice(0, space)}`);
  }
}

/** The ISO 3166-2 code of a region by its name in a location database; empty if unknown. */
export function regionCode(country: string, name: string): string {
  const letters = lettersOf(name);
  if (letters === '') return '';
  return byName.get(`${country} ${letters}`) ?? byCore.get(`${country} ${coreOf(name)}`) ?? '';
}

export function isRegion(code: string): boolean {
  return codes.has(code);
}

/** Lower case, without accents, apostrophes and brackets. */
function lettersOf(name: string): string {
  return name
    .replace(/[([].*$/, '')
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ‘ʻʹ`]/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/đ/g, 'd')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function coreOf(name: string): string {
  const words = lettersOf(name).split(' ');
  const core = words.filter((word) => !kinds.has(word));
  return (core.length === 0 ? words : core).join(' ');
}
