import assert from 'node:assert/strict';
import { it } from 'node:test';
import { maxResponses, Timetable, tick } from './timetable.ts';

const start = Date.UTC(2023, 0, 10, 8, 30);
const end = Date.UTC(2026, 0, 1);

it('keeps neighbours apart even in the busiest hour of the largest form', () => {
  for (const seed of [1, 2, 3]) {
    const timetable = new Timetable({ start, end, count: maxResponses, seed });
    const stride = 20_011;
    for (let index = 0; index + 20 < maxResponses; index += stride) {
      let before = timetable.momentOf(index);
      for (let next = index + 1; next < index + 20; next++) {
        const moment = timetable.momentOf(next);
        assert.ok(moment > before, `${next}`);
        assert.equal(moment % tick, 0);
        before = moment;
      }
    }
  }
});

it('stays within its span', () => {
  const timetable = new Timetable({ start, end, count: 1000, seed: 5 });
  assert.ok(timetable.momentOf(0) >= start);
  assert.ok(timetable.momentOf(999) < end);
});

it('has nights, weekends and campaigns', () => {
  const count = 50_000;
  const timetable = new Timetable({ start, end, count, seed: 7 });
  const hours = new Array<number>(24).fill(0);
  const days = new Map<string, number>();
  for (let index = 0; index < count; index++) {
    const time = new Date(timetable.momentOf(index));
    hours[time.getUTCHours()] = (hours[time.getUTCHours()] ?? 0) + 1;
    const date = time.toISOString().slice(0, 10);
    days.set(date, (days.get(date) ?? 0) + 1);
  }
  assert.ok((hours[10] ?? 0) > 5 * (hours[3] ?? 0));
  assert.ok(Math.max(...days.values()) > 3 * (count / days.size));
});
