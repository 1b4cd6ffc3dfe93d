import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTimeZone } from './timeZone.ts';

test('time zones go by their names', () => {
  for (const name of ['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])
    assert.equal(isTimeZone(name), true, name);
  for (const name of ['', '+02:00', 'Mars/Olympus', 'Europe/Berlin\0', '<b>'])
    assert.equal(isTimeZone(name), false, name);
});
