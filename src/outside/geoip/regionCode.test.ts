import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRegion, regionCode } from './regionCode.ts';
import { englishNames } from './regionNames.ts';

const rows: [country: string, name: string, code: string][] = [
  ['US', 'California', 'US-CA'],
  ['DE', 'Bavaria', 'DE-BY'],
  ['DE', 'Bayern', 'DE-BY'],
  ['FR', 'Ile-de-France', 'FR-IDF'],
  ['CN', 'Guangdong', 'CN-GD'],
  ['SE', 'Skane', 'SE-M'],
  ['PL', 'Lodz Voivodeship', 'PL-10'],
  ['TR', 'Diyarbakir Province', 'TR-21'],
  // The city and the state around it are two regions.
  ['MX', 'Mexico City', 'MX-CMX'],
  ['MX', 'México', 'MX-MEX'],
  // The region, not the town of the same name in it.
  ['CZ', 'Pardubice Region', 'CZ-53'],
  ['VN', 'Ho Chi Minh City (HCMC)', 'VN-SG'],
  ['HK', 'Kowloon', ''],
  ['DE', 'Atlantis', ''],
  ['XX', 'Bavaria', ''],
  ['DE', '', ''],
];

for (const [country, name, code] of rows) {
  test(`${country} ${name}: ${code || 'unknown'}`, () => assert.equal(regionCode(country, name), code));
}

test('every name leads to a region that ISO 3166-2 has', () => {
  for (const [country, names] of Object.entries(englishNames)) {
    for (const entry of names.split('; '))
      assert.ok(isRegion(`${country}-${entry.split(' ', 1)[0]}`), `${country} ${entry}`);
  }
});
