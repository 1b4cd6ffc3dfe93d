import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryAfter } from './retryAfter.ts';

const now = Date.UTC(2026, 10, 17, 9);

const headers: [string | undefined, number | undefined][] = [
  ['0', 0],
  ['90', 90_000],
  [' 1.5 ', 1500],
  ['Tue, 17 Nov 2026 10:00:00 GMT', 3_600_000],
  ['Tue, 17 Nov 2026 08:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
];
for (const [header, wait] of headers)
  test(`Retry-After: ${header}`, () => assert.equal(retryAfter(header, now), wait));
