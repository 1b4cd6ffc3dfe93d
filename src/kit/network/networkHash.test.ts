import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkHash } from './networkHash.ts';

test('a network has one keyed hash per form, which does not reveal the address', () => {
  const name = networkHash('secret', 'form1', '192.0.2.7');
  assert.match(name, /^[\w-]{22}$/);
  assert.equal(networkHash('secret', 'form1', '192.0.2.7'), name);
  assert.equal(
    networkHash('secret', 'form1', '2001:db8:1:2::9'),
    networkHash('secret', 'form1', '2001:db8:1:2:3::1'),
  );
  for (const [secret, form, address] of [
    ['other', 'form1', '192.0.2.7'],
    ['secret', 'form2', '192.0.2.7'],
    ['secret', 'form1', '192.0.2.8'],
  ] as const)
    assert.notEqual(networkHash(secret, form, address), name);
});
