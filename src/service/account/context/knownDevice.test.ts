import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AccountKeys } from '../../base/accountKeys.ts';
import { deviceLifetime, type KnownDevice, readDevice, writeDevice } from './knownDevice.ts';

const keys = keysOf('installation');

function keysOf(key: string): AccountKeys {
  return new AccountKeys({ link_key: key, hash_key: key, installation: key, accepted: [] });
}

test('a browser stays the same one, and knows the people who signed in with it last', () => {
  const first = readDevice(keys, writeDevice(keys, undefined, 'ada', 0), 1);
  const second = readDevice(keys, writeDevice(keys, first, 'grace', 0), 1);
  assert.deepEqual(first?.users, ['ada']);
  assert.deepEqual(second, { id: first?.id, users: ['grace', 'ada'] });
  let shared: KnownDevice | undefined = second;
  for (let count = 0; count < 20; count += 1)
    shared = readDevice(keys, writeDevice(keys, shared, `person${count}`, 0), 1);
  assert.equal(shared?.users.length, 8);
  assert.equal(shared?.users[0], 'person19');
});

test('nobody else writes one, and it is forgotten after a year', () => {
  const cookie = writeDevice(keys, undefined, 'ada', 0);
  assert.equal(readDevice(keys, cookie, deviceLifetime), undefined);
  assert.equal(readDevice(keysOf('other'), cookie, 1), undefined);
  const ticket = keys.ticket('second_factor', { id: 'x', users: ['ada'] }, 1000);
  for (const other of [undefined, '', 'x', ticket, `${cookie}x`])
    assert.equal(readDevice(keys, other, 1), undefined);
});
