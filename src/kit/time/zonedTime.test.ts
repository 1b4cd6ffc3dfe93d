import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dayIn, instantIn } from './zonedTime.ts';

const at = (zone: string, local: string, which: 'first' | 'last' = 'first') => {
  const instant = instantIn(zone, local, which);
  return instant === undefined ? undefined : new Date(instant).toISOString();
};

test('a local time is an instant by the rules of its zone', () => {
  const cases: [string, string, string][] = [
    ['UTC', '2026-12-31T18:00', '2026-12-31T18:00:00.000Z'],
    ['Europe/Berlin', '2026-12-31T18:00', '2026-12-31T17:00:00.000Z'],
    ['Europe/Berlin', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
    ['America/New_York', '2026-07-01T00:00', '2026-07-01T04:00:00.000Z'],
    ['Asia/Kathmandu', '2026-01-01T00:00', '2025-12-31T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01T00:00', '2025-12-31T10:00:00.000Z'],
  ];
  for (const [zone, local, expected] of cases) assert.equal(at(zone, local), expected, zone);
});

test('an hour that clocks show twice is the first or the last, as asked', () => {
  assert.equal(at('Europe/Berlin', '2026-10-25T02:30', 'first'), '2026-10-25T00:30:00.000Z');
  assert.equal(at('Europe/Berlin', '2026-10-25T02:30', 'last'), '2026-10-25T01:30:00.000Z');
  assert.equal(at('Europe/Berlin', '2026-10-25T03:00', 'first'), '2026-10-25T02:00:00.000Z');
  assert.equal(at('Australia/Lord_Howe', '2026-04-05T01:45', 'last'), '2026-04-04T15:15:00.000Z');
});

test('a time that clocks leave out is the moment of the change', () => {
  for (const which of ['first', 'last'] as const) {
    assert.equal(at('Europe/Berlin', '2026-03-29T02:00', which), '2026-03-29T01:00:00.000Z');
    assert.equal(at('Europe/Berlin', '2026-03-29T02:59', which), '2026-03-29T01:00:00.000Z');
  }
  assert.equal(at('Pacific/Apia', '2011-12-30T12:00'), '2011-12-30T10:00:00.000Z', 'a whole day left out');
});

test('a day that does not exist is no time, and an unknown zone is UTC', () => {
  assert.equal(at('Europe/Berlin', '2026-02-30T10:00'), undefined);
  assert.equal(at('Europe/Berlin', '2026-02-28T24:00'), undefined);
  assert.equal(at('Middle/Earth', '2026-02-28T10:00'), '2026-02-28T10:00:00.000Z');
  assert.equal(dayIn('Middle/Earth', Date.UTC(2026, 1, 28, 23)), '2026-02-28');
});

test('the day is that of the zone, also right after midnight', () => {
  const midnight = Date.UTC(2026, 10, 14, 23);
  assert.equal(dayIn('Europe/Berlin', midnight - 1), '2026-11-14');
  assert.equal(dayIn('Europe/Berlin', midnight), '2026-11-15');
  assert.equal(dayIn('Europe/Berlin', midnight - 1), '2026-11-14');
  assert.equal(dayIn('UTC', midnight), '2026-11-14');
});

test('a local time round-trips, unless clocks skip it', () => {
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe');
  const minute = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2037, 0) / 60_000 });
  fc.assert(
    fc.property(zone, minute, (name, minutes) => {
      const local = new Date(minutes * 60_000).toISOString().slice(0, 16);
      const first = instantIn(name, local, 'first') ?? Number.NaN;
      const last = instantIn(name, local, 'last') ?? Number.NaN;
      assert.ok(first <= last && last - first <= 3_600_000);
      const shown = new Intl.DateTimeFormat('sv-SE', {
        timeZone: name,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      for (const instant of [first, last]) {
        const text = shown.format(instant).replace(' ', 'T');
        assert.ok(text === local || (text > local && first === last), `${text} for ${local}`);
      }
    }),
    { numRuns: 500 },
  );
});
