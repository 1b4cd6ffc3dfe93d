import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryOfLanguages } from './visitorCountry.ts';

test('the most preferred language with a region tells the country', () => {
  const found: [string, string | undefined][] = [
    ['de-AT,de;q=0.9,en-US;q=0.8', 'AT'],
    ['en,de-DE;q=0.8', 'DE'],
    ['en-US;q=0.5,pt-BR', 'BR'],
    ['zh-TW', 'TW'],
    ['sr-Latn-RS', 'RS'],
    ['de-AT;q=0,en-GB;q=0.1', 'GB'],
    ['es-419,es;q=0.9', undefined],
    ['en-XX', undefined],
    ['de', undefined],
    ['', undefined],
    ['*', undefined],
  ];
  for (const [header, country] of found) assert.equal(countryOfLanguages(header), country, header);
});
