import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalizedAddress, readAddressSet } from './addressSet.ts';

const spellings: [written: string, plain: string | undefined][] = [
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:0DB8:0000::0001', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::1', '::1'],
  ['::192.0.2.7', '::192.0.2.7'],
  ['192.0.2.7:80', undefined],
  ['192.0.2', undefined],
  ['0300.0.2.7', undefined],
  ['[::1]', undefined],
  ['unknown', undefined],
  ['', undefined],
];

for (const [written, plain] of spellings) {
  test(`"${written}" is ${plain ?? 'no address'}`, () => assert.equal(normalizedAddress(written), plain));
}

const members: [set: string, address: string, isIn: boolean][] = [
  ['', '127.0.0.1', false],
  ['loopback', '127.9.9.9', true],
  ['loopback', '::1', true],
  ['loopback', '10.0.0.1', false],
  ['Private', '172.31.255.255', true],
  ['private', '172.32.0.0', false],
  ['private', 'fd00::1', true],
  ['private', '127.0.0.1', false],
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['::ffff:192.0.2.7', '192.0.2.7', true],
  ['10.1.0.0/16, 2001:db8::/32', '10.1.2.3', true],
  ['10.1.0.0/16, 2001:db8::/32', '10.2.0.0', false],
  ['10.1.0.0/16, 2001:db8::/32', '2001:db8:1::', true],
  ['10.1.0.0/16,', '2001:db9::', false],
  ['0.0.0.0/0', '203.0.113.9', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['0.0.0.0/0', 'nonsense', false],
];

for (const [set, address, isIn] of members) {
  test(`"${set}" ${isIn ? 'has' : 'has not'} ${address}`, () =>
    assert.equal(readAddressSet(set)?.has(address), isIn));
}

for (const wrong of [
  'proxy',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '::/129',
  '10.0.0.0/-1',
  '::ffff:10.0.0.0/104',
]) {
  test(`"${wrong}" is no set of addresses`, () => assert.equal(readAddressSet(wrong), undefined));
}
