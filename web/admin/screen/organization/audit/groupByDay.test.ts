import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry } from './entry/entry.ts';
import { groupByDay } from './groupByDay.ts';

function at(created_at: string): Entry {
  const actor = { kind: 'system', id: null, name: '' } as const;
  const target = { kind: 'key', id: 'k', name: 'k' };
  return { id: created_at, created_at, actor, action: 'key.created', target, details: {} };
}

test('days begin at midnight of the organisation', () => {
  const entries = ['2026-11-15T23:30:00.000Z', '2026-11-15T22:30:00.000Z'].map(at);
  const days = (zone: string) => groupByDay(entries, zone).map(({ day, entries }) => [day, entries.length]);
  assert.deepEqual(days('UTC'), [['2026-11-15', 2]]);
  assert.deepEqual(days('Europe/Berlin'), [
    ['2026-11-16', 1],
    ['2026-11-15', 1],
  ]);
});
