import assert from 'node:assert/strict';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { systemClock } from '#kit/time/clock.ts';
import { type LocationSource, Locations } from './locations.ts';
import { writeMmdb } from './testing/writeMmdb.ts';

const nowhere = { country: '', region: '', city: '' };
let folder: string;
const warnings: string[] = [];

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canvass-places-'));
});

after(async () => {
  await rm(folder, { recursive: true });
});

function open(source: LocationSource): Locations {
  warnings.length = 0;
  return new Locations(source, { warn: (_given, message) => warnings.push(message) }, systemClock);
}

const own: [address: string, location: { country: string; region: string; city: string }][] = [
  ['85.214.132.117', { country: 'DE', region: 'DE-BE', city: 'Berlin' }],
  ['81.2.69.142', { country: 'GB', region: 'GB-ENG', city: 'London' }],
  ['133.1.1.1', { country: 'JP', region: 'JP-27', city: 'Suita' }],
  ['2a02:810d::1', { country: 'DE', region: 'DE-BY', city: 'Untermeitingen' }],
  // Looked up as IPv4, its first bytes would be an address in Virginia.
  ['2001:4860:4860::8888', { country: 'CA', region: 'CA-QC', city: 'Montreal' }],
  ['127.0.0.1', nowhere],
  ['192.168.1.1', nowhere],
  ['::1', nowhere],
  ['fe80::1', nowhere],
  ['', nowhere],
  ['unknown', nowhere],
];

test('the database that comes along knows both families of addresses', async () => {
  const locations = open('own');
  for (const [address, location] of own) assert.deepEqual(await locations.find(address), location, address);
  assert.deepEqual(warnings, []);
});

test('nothing is looked up where places are switched off', async () => {
  assert.deepEqual(await open('off').find('85.214.132.117'), nowhere);
});

const bits = (...bytes: number[]) => bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
const bavaria = {
  country: { iso_code: 'DE' },
  subdivisions: [{ iso_code: 'BY', names: { en: 'Bavaria' } }],
  city: { names: { en: 'Munich', de: 'München' } },
};
const elsewhere = { country: { iso_code: 'FR' }, subdivisions: [{ names: { en: 'Brittany' } }] };

for (const recordBits of [24, 28, 32] as const) {
  test(`an own file of both families, with records of ${recordBits} bits`, async () => {
    const path = join(folder, `both${recordBits}.mmdb`);
    const networks: [string, typeof bavaria | typeof elsewhere][] = [
      ['0'.repeat(96) + bits(8, 8), bavaria],
      [bits(0x2a, 0x02), elsewhere],
    ];
    await writeMmdb(path, { ipVersion: 6, recordBits, networks });
    const locations = open({ path });
    assert.deepEqual(await locations.find('8.8.4.4'), { country: 'DE', region: 'DE-BY', city: 'Munich' });
    assert.deepEqual(await locations.find('2a02::1'), { country: 'FR', region: 'FR-BRE', city: '' });
    assert.deepEqual(await locations.find('9.9.9.9'), nowhere);
    assert.deepEqual(await locations.find('2a03::1'), nowhere);
    assert.deepEqual(warnings, []);
  });
}

test('an own file of IPv4 alone says nothing about IPv6, nor one of IPv6 about IPv4', async () => {
  const four = join(folder, 'four.mmdb');
  await writeMmdb(four, { ipVersion: 4, recordBits: 28, networks: [[bits(0x2a), bavaria]] });
  assert.equal((await open({ path: four }).find('42.1.1.1')).country, 'DE');
  assert.deepEqual(await open({ path: four }).find('2a02::1'), nowhere);
  const six = join(folder, 'six.mmdb');
  await writeMmdb(six, { ipVersion: 6, recordBits: 28, networks: [['0'.repeat(8), bavaria]] });
  assert.deepEqual(await open({ path: six }).find('42.1.1.1'), nowhere);
});

test('a database that is missing or broken costs the place and one line in the log', async () => {
  const cut = join(folder, 'cut.mmdb');
  await writeMmdb(cut, { ipVersion: 4, recordBits: 24, networks: [['1'.repeat(32), bavaria]] });
  const text = join(folder, 'text.mmdb');
  await writeFile(text, 'not a database');
  const empty = await mkdtemp(join(folder, 'empty-'));
  for (const path of [join(folder, 'none.mmdb'), text, empty]) {
    const locations = open({ path });
    assert.deepEqual(await locations.find('8.8.8.8'), nowhere);
    assert.deepEqual(await locations.find('9.9.9.9'), nowhere);
    assert.equal(warnings.length, 1, path);
  }
  const locations = open({ path: cut });
  assert.deepEqual(await locations.find('8.8.8.8'), nowhere);
  await truncate(cut, 3);
  assert.deepEqual(await locations.find('223.1.1.1'), nowhere);
});
