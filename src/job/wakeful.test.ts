import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Wakeful } from './wakeful.ts';

function started() {
  const rounds: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const wakeful = new Wakeful(
    () => {
      const round = Promise.withResolvers<void>();
      rounds.push(round);
      return round.promise;
    },
    (error) => failures.push(error),
  );
  return { wakeful, rounds, failures };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('who asks during a round is served by one more', async () => {
  const { wakeful, rounds } = started();
  wakeful.wake();
  wakeful.wake();
  wakeful.wake();
  assert.equal(rounds.length, 1);
  rounds[0]?.resolve();
  await settle();
  assert.equal(rounds.length, 2);
  rounds[1]?.resolve();
  await settle();
  assert.equal(rounds.length, 2);
});

test('a round that fails is told, and the next one comes', async () => {
  const { wakeful, rounds, failures } = started();
  wakeful.wake();
  rounds[0]?.reject('broken');
  await settle();
  assert.deepEqual(failures, ['broken']);
  wakeful.wake();
  assert.equal(rounds.length, 2);
});

test('at the end the round under way is waited for, and no other begins', async () => {
  const { wakeful, rounds } = started();
  wakeful.wake();
  wakeful.wake();
  let ended = false;
  const ending = wakeful.end(60_000).then(() => {
    ended = true;
  });
  await settle();
  assert.equal(ended, false);
  rounds[0]?.resolve();
  await ending;
  wakeful.wake();
  await settle();
  assert.equal(rounds.length, 1);
});
