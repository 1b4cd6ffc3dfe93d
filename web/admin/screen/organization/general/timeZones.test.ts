import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeZoneName, timeZoneOffset, timeZones } from './timeZones.ts';

test('offers what is chosen although the browser does not know it', () => {
  const zones = timeZones('Moon/Tranquility');
  for (const zone of ['UTC', 'Europe/Berlin', 'Moon/Tranquility']) assert.ok(zones.includes(zone), zone);
  assert.equal(new Set(zones).size, zones.length);
});

test('says a zone as people write it, with its distance', () => {
  assert.equal(timeZoneName('America/New_York'), 'America/New York');
  assert.equal(timeZoneOffset('Asia/Tokyo', 'en'), 'GMT+9');
  assert.equal(timeZoneOffset('Moon/Tranquility', 'en'), '');
});
