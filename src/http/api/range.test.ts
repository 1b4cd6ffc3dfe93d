import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ByteRange, readRange } from './range.ts';

const rows: [header: string | undefined, size: number, expected: ByteRange | 'whole' | 'outside'][] = [
  [undefined, 10, 'whole'],
  ['', 10, 'whole'],
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=0-9', 10, { start: 0, end: 9 }],
  ['bytes=2-4', 10, { start: 2, end: 4 }],
  ['bytes=5-', 10, { start: 5, end: 9 }],
  ['bytes=9-', 10, { start: 9, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-10', 10, { start: 0, end: 9 }],
  ['bytes=-11', 10, { start: 0, end: 9 }],
  ['bytes=5-1000', 10, { start: 5, end: 9 }],
  ['bytes=0-99999999999999999999999', 10, { start: 0, end: 9 }],
  ['BYTES=0-1', 10, { start: 0, end: 1 }],
  ['bytes=10-', 10, 'outside'],
  ['bytes=10-12', 10, 'outside'],
  ['bytes=99999999999999999999999-', 10, 'outside'],
  ['bytes=-0', 10, 'outside'],
  ['bytes=4-2', 10, 'whole'],
  ['bytes=0-1,4-5', 10, 'whole'],
  ['bytes=-', 10, 'whole'],
  ['bytes=', 10, 'whole'],
  ['bytes=a-b', 10, 'whole'],
  ['bytes=0x1-2', 10, 'whole'],
  ['bytes=1.5-2', 10, 'whole'],
  ['bytes=--5', 10, 'whole'],
  ['bytes 0-1', 10, 'whole'],
  ['items=0-1', 10, 'whole'],
  ['0-1', 10, 'whole'],
  ['bytes=0-0', 0, 'outside'],
  ['bytes=0-', 0, 'outside'],
  ['bytes=-1', 0, 'outside'],
  ['bytes=0-1,2-3', 0, 'whole'],
];

for (const [header, size, expected] of rows) {
  test(`${header ?? 'no range'} of ${size} bytes`, () => {
    assert.deepEqual(readRange(header, size), expected);
  });
}
