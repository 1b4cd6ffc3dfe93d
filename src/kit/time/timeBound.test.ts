import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseTimeBound } from './timeBound.ts';

const noon = Date.UTC(2024, 1, 29, 12);

const accepted: [text: string, time: number][] = [
  ['2024-02-29', Date.UTC(2024, 1, 29)],
  ['2024-02-29T12:00', noon],
  ['2024-02-29T12:00:00', noon],
  ['2024-02-29T12:00:00Z', noon],
  ['2024-02-29t12:00:00z', noon],
  ['2024-02-29T12:00Z', noon],
  ['2024-02-29T12:00:00.5Z', noon + 500],
  ['2024-02-29T12:00:00.123', noon + 123],
  ['2024-02-29T12:00:00.123000000Z', noon + 123],
  ['2024-02-29T14:00:00+02:00', noon],
  ['2024-02-29T14:00:00+0200', noon],
  ['2024-02-29T14:00:00+02', noon],
  ['2024-02-29T14:00:00 02:00', noon],
  ['2024-02-29T14:00 0200', noon],
  ['2024-02-29T10:30:00-01:30', noon],
  ['2024-02-29T12:00:00-00:00', noon],
  ['2024-02-29T12:00:00+23:59', noon - (23 * 60 + 59) * 60_000],
  ['2024-02-29T12:00:00-23:59', noon + (23 * 60 + 59) * 60_000],
  ['2024-02-29T23:59:59Z', Date.UTC(2024, 1, 29, 23, 59, 59)],
  ['2000-02-29', Date.UTC(2000, 1, 29)],
  ['0099-01-01', Date.parse('0099-01-01T00:00:00Z')],
  ['0000-01-01', Date.parse('0000-01-01T00:00:00Z')],
  ['9999-12-31T23:59:59.999Z', Date.UTC(9999, 11, 31, 23, 59, 59, 999)],
];

for (const [text, time] of accepted) {
  test(`${text} is a time`, () => {
    assert.equal(parseTimeBound(text, 'after'), time);
    assert.equal(parseTimeBound(text, 'before'), time);
  });
}

const refused = [
  '',
  ' ',
  'today',
  '2024',
  '2024-02',
  '2024-2-9',
  '2024-02-30',
  '2023-02-29',
  '1900-02-29',
  '2024-04-31',
  '2024-00-10',
  '2024-13-01',
  '2024-01-00',
  '2024-01-32',
  '24-01-01',
  '12024-01-01',
  '+002024-01-01',
  '-2024-01-01',
  '2024/01/01',
  '20240101',
  '2024-W01-1',
  '2024-01-01Z',
  '2024-01-01+02:00',
  '2024-01-01T',
  '2024-01-01T10',
  '2024-01-01 10:00:00Z',
  '2024-01-01T24:00',
  '2024-01-01T24:00:00Z',
  '2024-01-01T10:60Z',
  '2024-01-01T10:00:60Z',
  '2024-01-01T23:59:60Z',
  '2024-01-01T10:00:00.Z',
  '2024-01-01T10:00:00,5Z',
  '2024-01-01T10:00.5Z',
  '2024-01-01T10:00:00.1234567890Z',
  '2024-01-01T10:00:00+24:00',
  '2024-01-01T10:00:00-24:00',
  '2024-01-01T10:00:00+02:60',
  '2024-01-01T10:00:00+2',
  '2024-01-01T10:00:00+02:0',
  '2024-01-01T10:00:00+02:00:00',
  '2024-01-01T10:00:00Z ',
  ' 2024-01-01T10:00:00Z',
  '2024-01-01T10:00:00ZZ',
  '2024-01-01T10:00:00Z\n',
  '2024-01-01\0',
  '1704067200',
  '٢٠٢٤-٠١-٠١',
  '２０２４-01-01',
  '2024-01-01T10:00:00−02:00',
];

for (const text of refused) {
  test(`${JSON.stringify(text)} is no time`, () => {
    assert.equal(parseTimeBound(text, 'after'), undefined);
    assert.equal(parseTimeBound(text, 'before'), undefined);
  });
}

test('digits finer than a millisecond round down for after and up for before', () => {
  for (const fraction of ['0001', '000000001', '0009', '0005']) {
    const text = `2024-02-29T12:00:00.${fraction}Z`;
    assert.equal(parseTimeBound(text, 'after'), noon);
    assert.equal(parseTimeBound(text, 'before'), noon + 1);
  }
  assert.equal(parseTimeBound('2024-02-29T12:00:59.999999999Z', 'before'), noon + 60_000);
  assert.equal(parseTimeBound('2024-02-29T12:00:59.999999999Z', 'after'), noon + 59_999);
});

test('every time that the API writes is read back as it was, with any offset', () => {
  const anyTime = fc.date({
    min: new Date('0001-01-02T00:00:00Z'),
    max: new Date('9999-12-30T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anyTime, fc.integer({ min: -1439, max: 1439 }), (date, minutes) => {
      const size = Math.abs(minutes);
      const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
      const offset = `${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
      const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, -1);
      assert.equal(parseTimeBound(local + offset, 'before'), date.getTime());
      assert.equal(parseTimeBound(date.toISOString(), 'after'), date.getTime());
    }),
  );
});
