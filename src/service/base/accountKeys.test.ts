import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AccountKeys, newSecret } from './accountKeys.ts';

const keys = keysOf('installation');

function keysOf(key: string): AccountKeys {
  return new AccountKeys({ link_key: key, hash_key: key, installation: key, accepted: [] });
}

describe('the keys of accounts', () => {
  test('a hash is of one secret, one purpose and one installation', () => {
    const secret = newSecret();
    assert.match(secret, /^[\w-]{43}$/);
    assert.equal(keys.hash('session', secret), keysOf('installation').hash('session', secret));
    assert.notEqual(keys.hash('session', secret), keys.hash('invitation', secret));
    assert.notEqual(keys.hash('session', secret), keysOf('other').hash('session', secret));
  });

  test('what is sealed opens for the same purpose only', () => {
    const sealed = keys.seal('totp', 'JBSWY3DP');
    assert.equal(keys.open('totp', sealed), 'JBSWY3DP');
    assert.equal(keys.open('mail', sealed), undefined);
    assert.equal(keysOf('other').open('totp', sealed), undefined);
  });

  test('a ticket is read until its time is over, and by nobody else', () => {
    const ticket = keys.ticket('second_factor', { user: 'u1' }, 1000);
    assert.deepEqual(keys.readTicket('second_factor', ticket, 999), { user: 'u1' });
    assert.equal(keys.readTicket('second_factor', ticket, 1000), undefined);
    assert.equal(keys.readTicket('passkey', ticket, 999), undefined);
    for (const other of ['', '.', 'x.y', `${ticket}x`, ticket.replace('.', 'A.')])
      assert.equal(keys.readTicket('second_factor', other, 999), undefined, other);
  });
});
