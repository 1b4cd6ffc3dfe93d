import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DiskFullLimits } from './diskFullLimits.ts';
import type { LimitState, RequestLimits } from './store.ts';
import type { OrganizationId } from './tables.ts';

const organization = 'one' as OrganizationId;
const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });

/** The real counters fail with a disk-full error; some throw, some reject, depending on the engine. */
function limitsOf(next: () => LimitState | Promise<LimitState>): RequestLimits {
  const used = () => ({ used: 3, reset: 5000 });
  return { take: next, giveBack: () => undefined, used, forget: () => undefined };
}

for (const way of ['at once', 'later'] as const) {
  test(`on a full disk that fails ${way}, reading continues from the last count`, async () => {
    let isFull = false;
    const limits = new DiskFullLimits(
      limitsOf(() => {
        if (!isFull) return { allowed: true, remaining: 2, reset: 5000 };
        if (way === 'at once') throw full;
        return Promise.reject(full);
      }),
    );
    await limits.take(organization, 1000);
    isFull = true;
    assert.deepEqual(await limits.take(organization, 1001), { allowed: true, remaining: 1, reset: 5000 });
    assert.deepEqual(await limits.take(organization, 1002), { allowed: true, remaining: 0, reset: 5000 });
    assert.deepEqual(await limits.take(organization, 1003), { allowed: false, remaining: 0, reset: 5000 });
    assert.deepEqual(await limits.used(organization, 1004), { used: 5, reset: 5000 });
    assert.equal((await limits.take(organization, 5000)).allowed, true, 'a new hour');
  });
}

test('requests counted in memory stay counted after the disk recovers, until the hour ends', async () => {
  let stored: LimitState | undefined = { allowed: true, remaining: 5, reset: 5000 };
  const limits = new DiskFullLimits(
    limitsOf(() => {
      if (stored === undefined) throw full;
      return stored;
    }),
  );
  await limits.take(organization, 1000);
  stored = undefined;
  await limits.take(organization, 1001);
  await limits.take(organization, 1002);
  stored = { allowed: true, remaining: 4, reset: 5000 };
  assert.deepEqual(await limits.take(organization, 1003), { allowed: true, remaining: 2, reset: 5000 });
  stored = { allowed: true, remaining: 1, reset: 5000 };
  assert.deepEqual(await limits.take(organization, 1004), { allowed: false, remaining: 0, reset: 5000 });
  stored = { allowed: true, remaining: 9_999, reset: 9000 };
  assert.deepEqual(await limits.take(organization, 5000), stored, 'a new hour owes nothing');
});

test('any other error is rethrown', async () => {
  const limits = new DiskFullLimits(limitsOf(() => Promise.reject(new Error('gone'))));
  await assert.rejects(async () => await limits.take(organization, 1), /gone/);
});
