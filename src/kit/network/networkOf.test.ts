import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf } from './networkOf.ts';

test('an IPv4 address stands for itself, an IPv6 address for the 64 bits that a household gets', () => {
  assert.equal(networkOf('192.0.2.7'), '192.0.2.7');
  assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2');
  assert.equal(networkOf('2001:db8:1:2::9'), networkOf('2001:db8:1:2:ffff::1'));
  assert.notEqual(networkOf('2001:db8:1:2::9'), networkOf('2001:db8:1:3::9'));
  assert.equal(networkOf('2001:db8::1'), '2001:db8:0:0');
  assert.equal(networkOf(''), '');
});
