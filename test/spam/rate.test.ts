import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SubmissionRate } from '#service/collect/spam/submissionRate.ts';
import type { Store } from '#store/store.ts';
import { engine as engineOf, onSqlite } from '../support/engines.ts';

const sqlite = engineOf('sqlite');
const start = Date.UTC(2027, 0, 1);

function rateOf({ countedWindows }: Store, clock = () => start) {
  return new SubmissionRate(countedWindows, 20, () => 'secret', clock);
}

async function times(rate: SubmissionRate, count: number, form = 'form1', address = '192.0.2.1') {
  let last = 0;
  for (let each = 0; each < count; each += 1) last = (await rate.count(form, address, 1)).count;
  return last;
}

onSqlite((engine) => {
  test('processes share the count of a frequent sender', async () => {
    await using data = await engine.open();
    let now = start + 59_000;
    const one = rateOf(data.store, () => now);
    const other = rateOf((await data.openAgain()).store, () => now);
    assert.equal(await times(one, 2), 2);
    assert.equal(await times(other, 2), 2, 'the first few are counted by each process for itself');
    assert.equal(await times(other, 8), 10);
    assert.equal(await times(one, 1), 13);
    assert.equal((await one.count('form1', '192.0.2.1', 0)).count, 13, 'looking is not counting');
    assert.equal(await times(one, 1, 'form2'), 1, 'each form by itself');
    assert.equal(await times(one, 1, 'form1', '192.0.2.2'), 1, 'each address by itself');

    await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? one : other).count('form1', '192.0.2.1', 1)),
    );
    assert.ok((await times(one, 1)) > 20, 'also all at once');
    assert.ok((await times(other, 1)) > 20);

    const { ends } = await one.count('form1', '192.0.2.1', 0);
    assert.equal(ends, start + 60_000);
    now = ends;
    assert.equal(await times(one, 12), 12, 'the minute ends, and with it what was known');
    assert.equal(await times(other, 3), 15);

    const { countedWindows: windows } = data.store;
    assert.equal(await windows.add('somebody', ends, 5), 5);
    await windows.forget(ends - 1);
    assert.equal(await windows.add('somebody', ends, 1), 6);
    await windows.forget(ends);
    assert.equal(await windows.add('somebody', ends, 1), 1, 'what is over is not kept');
  });
});

test('a network of IPv6 is one sender', async () => {
  await using data = await sqlite.open();
  const rate = rateOf(data.store);
  assert.equal(await times(rate, 1, 'form1', '2001:db8:1:2::1'), 1);
  assert.equal(await times(rate, 1, 'form1', '2001:db8:1:2:a:b:c:d'), 2);
  assert.equal(await times(rate, 1, 'form1', '2001:db8:1:3::1'), 1);
  assert.equal(await times(rate, 1, 'form1', '2001:db8::1'), 1);
  assert.equal(await times(rate, 1, 'form1', '2001:db8::2:0:0:1'), 2, 'zeros may be left out');
});

test('with an unreachable store each process keeps its own count', async () => {
  const away = { add: () => Promise.reject(new Error('away')), forget: () => {} };
  const rate = new SubmissionRate(
    away,
    20,
    () => 'secret',
    () => start,
  );
  assert.equal(await times(rate, 30), 30);
});
