import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, isPassword } from './passwordHash.ts';

test('a password is recognised by its hash, however the keyboard wrote it, and another one is not', async () => {
  const hash = await hashPassword('Crème brûlée');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  assert.equal(await isPassword('Crème brûlée'.normalize('NFD'), hash), true);
  assert.equal(await isPassword('Creme brulee', hash), false);
  assert.equal(await isPassword('', hash), false);
});

test('two hashes of one password differ', async () => {
  assert.notEqual(await hashPassword('same'), await hashPassword('same'));
});

test('a hash of another kind matches nothing', async () => {
  for (const hash of ['', 'plain', '$2b$10$abcdefghijklmnopqrstuv'])
    assert.equal(await isPassword('', hash), false);
});

test('a hash that costs more than it may, or protects nothing, matches nothing', async () => {
  const salt = 'A'.repeat(22);
  const tag = 'A'.repeat(43);
  const wrong = [
    `$argon2id$v=19$m=262145,t=1,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=9999999,t=1,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=64,t=11,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=64,t=1,p=5$${salt}$${tag}`,
    `$argon2id$v=19$m=64,t=0,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=64,t=1,p=0$${salt}$${tag}`,
    `$argon2id$v=19$m=7,t=1,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=64,t=1,p=1$AAAA$${tag}`,
    `$argon2id$v=19$m=64,t=1,p=1$${salt}$A`,
    `$argon2id$v=19$m=64,t=1,p=1$${salt}$AAAA`,
  ];
  for (const hash of wrong) assert.equal(await isPassword('', hash), false, hash);
});
