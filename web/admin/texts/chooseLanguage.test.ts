import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseLanguage, localeFor } from './chooseLanguage.ts';

test('the first wanted language that there is', () => {
  const available = ['en', 'de', 'pt-BR'];
  const cases: [(string | null | undefined)[], string][] = [
    [['de'], 'de'],
    [['de-AT', 'en'], 'de'],
    [['DE'], 'de'],
    [['pt'], 'pt-BR'],
    [['pt-PT', 'en'], 'pt-BR'],
    [['xx', 'de'], 'de'],
    [[null, undefined, 'de'], 'de'],
    [['xx'], 'en'],
    [[], 'en'],
  ];
  for (const [wanted, expected] of cases) assert.equal(chooseLanguage(wanted, available), expected);
});

test('dates and numbers are written as in the country of the browser', () => {
  assert.equal(localeFor('en', ['de-AT', 'en-GB']), 'en-GB');
  assert.equal(localeFor('de', ['en-GB']), 'de');
});
