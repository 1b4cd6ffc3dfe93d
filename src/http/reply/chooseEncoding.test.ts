import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseEncoding } from './chooseEncoding.ts';

const rows: [header: string, expected: 'br' | 'gzip' | undefined][] = [
  ['', undefined],
  ['identity', undefined],
  ['deflate, zstd', undefined],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['gzip;q=0, br;q=0', undefined],
  ['gzip;q=0.000', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0 , gzip ; Q=0.3', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['gzip;q=0.5, *;q=0.1', 'gzip'],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['gzip;q=abc', undefined],
  ['gzip;q=', undefined],
  [',,, ;;;', undefined],
];

for (const [header, expected] of rows) {
  test(`Accept-Encoding: ${header}`, () => assert.equal(chooseEncoding(header), expected));
}
