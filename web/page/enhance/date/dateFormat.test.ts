import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DateFormat } from './dateFormat.ts';

const today = '2026-11-16';
const read = (locale: string, text: string, isFinal?: boolean) =>
  new DateFormat(locale).read(text, today, isFinal);

test('a day is written as the locale does, with a pattern in its words', () => {
  const written = Object.fromEntries(
    ['en-US', 'en-GB', 'de', 'fr', 'sv', 'ja', 'ko', 'ar'].map((locale) => {
      const format = new DateFormat(locale);
      return [locale, [format.write('2026-02-01'), format.pattern]];
    }),
  );
  assert.deepEqual(written, {
    'en-US': ['02/01/2026', 'mm/dd/yyyy'],
    'en-GB': ['01/02/2026', 'dd/mm/yyyy'],
    de: ['01.02.2026', 'TT.MM.JJJJ'],
    fr: ['01/02/2026', 'jj/mm/aaaa'],
    sv: ['2026-02-01', 'åååå-mm-dd'],
    ja: ['2026/02/01', '年/月/日'],
    ko: ['2026.02.01.', '년.월.일.'],
    ar: ['01/02/2026', 'يوم/الشهر/السنة'],
  });
  assert.equal(new DateFormat('de').write('31.12.2026'), undefined);
});

test('what is written is read again, whatever the locale', () => {
  for (const locale of ['en-US', 'en-GB', 'de', 'sv', 'ja', 'ko', 'ar', 'he', 'hi', 'tr']) {
    const format = new DateFormat(locale);
    for (const day of ['2026-12-31', '1999-02-01', '2024-02-29'])
      assert.equal(format.read(format.write(day) ?? '', today, false), day, locale);
  }
});

test('days are typed in many ways', () => {
  const typed: [string, string, string | undefined][] = [
    ['en-US', '12/31/2026', '2026-12-31'],
    ['en-US', '12312026', '2026-12-31'],
    ['en-US', 'Dec 31, 2026', '2026-12-31'],
    ['en-US', '31 december 2026', '2026-12-31'],
    ['en-US', '2026-12-31', '2026-12-31'],
    ['en-GB', '31/12/26', '2026-12-31'],
    ['en-GB', '1.2.70', '1970-02-01'],
    ['de', '31.12.', '2026-12-31'],
    ['de', '1. März 2027', '2027-03-01'],
    ['fr', '1 février 2027', '2027-02-01'],
    ['ar', '٣١/١٢/٢٠٢٦', '2026-12-31'],
    ['ar', '12242030', '2030-12-24'],
    ['en-GB', '12/31/2026', '2026-12-31'],
    ['en-GB', '31/02/2026', undefined],
    ['en-GB', '31', undefined],
    ['en-GB', '1/2/3/4', undefined],
    ['en-GB', 'soon', undefined],
  ];
  for (const [locale, text, day] of typed) assert.equal(read(locale, text), day, text);
});

test('an unfinished year is no answer yet', () => {
  for (const text of ['31/12', '31/12/2', '31/12/20', '31/12/202'])
    assert.equal(read('en-GB', text, false), undefined, text);
});
