import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LimiterFull, WaitAborted } from '../async/fairLimiter.ts';
import { dummyHash, type HashTurn, hashPassword, isPassword } from './passwordHash.ts';

const turn: HashTurn = { queue: 'accounts', share: '192.0.2.1' };

test('a password is recognised by its hash, however the keyboard wrote it, and another one is not', async () => {
  const hash = await hashPassword('Crème brûlée');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  assert.equal(await isPassword('Crème brûlée'.normalize('NFD'), hash, turn), true);
  assert.equal(await isPassword('Creme brulee', hash, turn), false);
  assert.equal(await isPassword('', hash, turn), false);
});

test('two hashes of one password differ', async () => {
  assert.notEqual(await hashPassword('same'), await hashPassword('same'));
});

test('a hash of another kind or another cost matches nothing, without any work', async () => {
  const salt = 'A'.repeat(22);
  const tag = 'A'.repeat(43);
  const wrong = [
    '',
    'plain',
    '$2b$10$abcdefghijklmnopqrstuv',
    `$argon2id$v=19$m=262144,t=10,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=19457,t=2,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=19456,t=3,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=19456,t=2,p=2$${salt}$${tag}`,
    `$argon2id$v=19$m=8,t=1,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=19456,t=2,p=1$AAAA$${tag}`,
    `$argon2id$v=19$m=19456,t=2,p=1$${salt}$A`,
    `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${tag}A`,
  ];
  // The queue of forms is full, so anything that needed work would be refused.
  const guesses = fill('forms', 'A');
  for (const hash of wrong)
    assert.equal(await isPassword('', hash, { queue: 'forms', share: 'A' }), false, hash);
  await end(guesses);
});

test('while guesses at forms of one organisation fill their queue, sign-ins and other organisations go on', async () => {
  const guesses = fill('forms', 'A');
  const ended: string[] = [];
  const first = guesses.all[1]?.then(() => ended.push('A'));
  const other = isPassword('guess', dummyHash, { queue: 'forms', share: 'B' }).then(() => ended.push('B'));
  await assert.rejects(isPassword('guess', dummyHash, { queue: 'forms', share: 'A' }), LimiterFull);
  await Promise.all([first, other]);
  assert.deepEqual(ended, ['B', 'A']);
  assert.equal(await isPassword('', await hashPassword('of an account'), turn), false);
  await end(guesses);
});

/** One guess under way, and the queue full of more. */
function fill(queue: HashTurn['queue'], share: string) {
  const left = new AbortController();
  const guess = () => {
    const guessed = isPassword('guess', dummyHash, { queue, share, signal: left.signal });
    guessed.catch(() => undefined);
    return guessed;
  };
  return { left, all: Array.from({ length: 65 }, guess) };
}

/** The requests end: what waits is never computed. */
async function end({ left, all }: ReturnType<typeof fill>): Promise<void> {
  left.abort();
  const outcomes = await Promise.allSettled(all);
  const dropped = outcomes.filter(
    (outcome) => outcome.status === 'rejected' && outcome.reason instanceof WaitAborted,
  );
  assert.ok(dropped.length > 50, `${dropped.length} of ${all.length} guesses were dropped`);
}
