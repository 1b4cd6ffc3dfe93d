import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TimeFormat } from './timeFormat.ts';

test('a time is written as the locale does, and read again', () => {
  const written = ['en-US', 'en-GB', 'de', 'ko', 'ar', 'hi'].map((locale) =>
    new TimeFormat(locale).write('15:30'),
  );
  assert.deepEqual(written, ['3:30 PM', '15:30', '15:30', '오후 3:30', '3:30 م', '3:30 pm']);
  for (const locale of [
    'en-US',
    'en-GB',
    'de',
    'fr',
    'ja',
    'ko',
    'ar',
    'he',
    'hi',
    'zh',
    'zh-TW',
    'sv',
    'tr',
  ]) {
    const format = new TimeFormat(locale);
    for (const time of ['00:00', '09:05', '12:00', '12:30', '23:59'])
      assert.equal(format.read(format.write(time) ?? ''), time, `${locale} ${format.write(time)}`);
  }
});

test('times are typed in many ways', () => {
  const typed: [string, string | undefined][] = [
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9 30', '09:30'],
    ['21h30', '21:30'],
    ['14 Uhr', '14:00'],
    ['9pm', '21:00'],
    ['9:30 p.m.', '21:30'],
    ['0445PM', '16:45'],
    ['12 am', '00:00'],
    ['12:15 pm', '12:15'],
    ['٩:٣٠', '09:30'],
    ['16:45:00', '16:45'],
    ['13 pm', undefined],
    ['24:00', undefined],
    ['9:60', undefined],
    ['9:5', undefined],
    ['12345', undefined],
    ['noon', undefined],
    ['', undefined],
  ];
  const format = new TimeFormat('en-US');
  for (const [text, time] of typed) assert.equal(format.read(text), time, text);
});
