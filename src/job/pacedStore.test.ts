import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine } from '../../test/support/engines.ts';
import { pacedStore } from './pacedStore.ts';

eachEngine((engine) => {
  test('requests are read between two writes of a job', async () => {
    await using data = await engine.open();
    const store = pacedStore(data.store);
    const seen: string[] = [];
    for (const step of ['1', '2', '3']) {
      seen.push(`step ${step}`);
      // As a request that arrives during the step.
      setImmediate(() => seen.push(`request ${step}`));
      await store.write(async ({ db }) => await db.selectFrom('form').select('id').execute());
    }
    assert.deepEqual(seen, ['step 1', 'request 1', 'step 2', 'request 2', 'step 3', 'request 3']);
  });

  test('a write that fails says so', async () => {
    await using data = await engine.open();
    const failing = pacedStore(data.store).write(async () => {
      throw new Error('no');
    });
    await assert.rejects(failing, /^Error: no$/);
  });
});
