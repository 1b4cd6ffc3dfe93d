import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hour } from '#kit/time/durations.ts';
import { requestsPerHour, type Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { eachEngine } from '../support/engines.ts';
import { addExample } from './example.ts';

const now = Date.UTC(2026, 5, 1);

async function takeMany(store: Store, organizationId: OrganizationId, count: number): Promise<number> {
  let allowed = 0;
  for (let done = 0; done < count; done += 100) {
    const some = Array.from({ length: Math.min(100, count - done) }, () =>
      store.limits.take(organizationId, now),
    );
    for (const state of await Promise.all(some)) if (state.allowed) allowed += 1;
  }
  return allowed;
}

eachEngine((engine) => {
  test('exactly 10,000 requests are answered over two stores of one installation', async () => {
    await using data = await engine.open();
    const second = await data.openAgain();
    const { organizationId } = await addExample(data.store);
    const counts = await Promise.all(
      [data.store, second.store].map((store) => takeMany(store, organizationId, 5_500)),
    );
    assert.equal((counts[0] ?? 0) + (counts[1] ?? 0), requestsPerHour);
    assert.deepEqual(await second.store.limits.take(organizationId, now + 1), {
      allowed: false,
      remaining: 0,
      reset: now + hour,
    });
  });

  test('requests that arrive together get the rest of the hour in their order, and a refund is one more', async () => {
    await using data = await engine.open();
    const { organizationId } = await addExample(data.store);
    const { limits } = data.store;
    await takeMany(data.store, organizationId, requestsPerHour - 3);
    const together = await Promise.all(Array.from({ length: 8 }, () => limits.take(organizationId, now)));
    assert.deepEqual(
      together.map(({ allowed, remaining }) => (allowed ? remaining : 'refused')),
      [2, 1, 0, 'refused', 'refused', 'refused', 'refused', 'refused'],
    );
    assert.equal((await limits.used(organizationId, now)).used, requestsPerHour);
    await limits.giveBack(organizationId, now + hour);
    assert.equal((await limits.used(organizationId, now)).used, requestsPerHour - 1);
    assert.equal((await limits.take(organizationId, now)).allowed, true);
    assert.equal((await limits.take(organizationId, now)).allowed, false);
  });

  test('an hour begins with its first request and ends on time', async () => {
    await using data = await engine.open();
    const { organizationId } = await addExample(data.store);
    const { limits } = data.store;
    const take = (at: number) => limits.take(organizationId, at);
    const state = (remaining: number, reset: number) => ({ allowed: true, remaining, reset });
    assert.deepEqual(await take(now), state(9_999, now + hour));
    assert.deepEqual(await take(now + hour - 1), state(9_998, now + hour));
    assert.deepEqual(await take(now + hour), state(9_999, now + 2 * hour));
  });

  test('a request given back can be used again, within its hour and not below none', async () => {
    await using data = await engine.open();
    const { organizationId } = await addExample(data.store);
    const { limits } = data.store;
    const reset = now + hour;
    await limits.giveBack(organizationId, reset);
    await limits.take(organizationId, now);
    await limits.giveBack(organizationId, reset);
    await limits.giveBack(organizationId, reset);
    assert.equal((await limits.take(organizationId, now)).remaining, 9_999);
    // Too late: that hour is over, and the next one gets no refund.
    assert.equal((await limits.take(organizationId, reset)).remaining, 9_999);
    await limits.giveBack(organizationId, reset);
    assert.equal((await limits.take(organizationId, reset)).remaining, 9_998);
  });

  test("organisations do not use up each other's hour, and the count outlives the process", async () => {
    await using data = await engine.open();
    const mine = await addExample(data.store);
    const theirs = await addExample(data.store, '2');
    await data.store.limits.take(mine.organizationId, now);
    await data.store.limits.take(mine.organizationId, now);
    assert.equal((await data.store.limits.take(theirs.organizationId, now)).remaining, 9_999);
    await data.store.close();
    const later = await data.openAgain();
    assert.equal((await later.store.limits.take(mine.organizationId, now)).remaining, 9_997);
  });

  test('the use of the current hour can be read without adding to it', async () => {
    await using data = await engine.open();
    const mine = (await addExample(data.store)).organizationId;
    const theirs = (await addExample(data.store, '2')).organizationId;
    const { limits } = data.store;
    assert.deepEqual({ ...(await limits.used(mine, now)) }, { used: 0, reset: null });
    await limits.take(mine, now);
    await limits.take(mine, now + 1);
    for (let again = 0; again < 2; again += 1)
      assert.deepEqual({ ...(await limits.used(mine, now + 2)) }, { used: 2, reset: now + hour });
    assert.equal((await limits.used(theirs, now)).used, 0);
    assert.deepEqual({ ...(await limits.used(mine, now + hour)) }, { used: 0, reset: null });
  });
});
