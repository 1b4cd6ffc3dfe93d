import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suggestedCurrency } from './suggestedCurrency.ts';

test('the currency of a first price follows the time zone, then the language, and is the euro where neither tells', () => {
  const cases = [
    [['Europe/Berlin'], 'en', 'EUR'],
    [['Europe/London'], 'en', 'GBP'],
    [['America/Indiana/Knox'], 'en', 'USD'],
    [['Australia/Hobart'], 'en', 'AUD'],
    [['Europe/Zurich'], 'de', 'CHF'],
    [['UTC', 'Asia/Tokyo'], 'en', 'JPY'],
    [['UTC', 'UTC'], 'pt-BR', 'BRL'],
    [['UTC'], 'en', 'EUR'],
  ] as const;
  for (const [zones, language, currency] of cases)
    assert.equal(suggestedCurrency(zones, language), currency, zones.join());
});
