import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settings } from './settings.ts';

test('a password hash is as the service makes it: what a guess costs is not for a file to say', () => {
  const salt = 'A'.repeat(22);
  const tag = 'A'.repeat(43);
  const accepted = (cost: string, rest = `${salt}$${tag}`) =>
    settings.safeParse({ password_hash: `$argon2id$v=19$${cost}$${rest}` }).success;
  assert.equal(accepted('m=19456,t=2,p=1'), true);
  for (const cost of ['m=262144,t=10,p=4', 'm=65536,t=3,p=4', 'm=19456,t=3,p=1', 'm=8,t=1,p=1'])
    assert.equal(accepted(cost), false, cost);
  for (const rest of [`AAAA$${tag}`, `${salt}$AAAA`, `${salt}$`])
    assert.equal(accepted('m=19456,t=2,p=1', rest), false, rest);
});
