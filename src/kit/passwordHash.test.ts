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
