import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listKeys } from '#store/query/organization/key.ts';
import { eachEngine } from '../../../../test/support/engines.ts';
import { createOrganization } from '../createOrganization.ts';
import { operatorWrites } from '../operatorWrites.ts';
import { createApiKey } from './createApiKey.ts';
import { KeyUsage } from './keyUsage.ts';

eachEngine((engine) => {
  test('a use that could not be written down is written the next time, unless a newer one is', async () => {
    await using data = await engine.open();
    const organizationId = await createOrganization(data.store, 'Acme', 1);
    const first = await createApiKey(operatorWrites(data.store, organizationId), 'first', 1);
    const second = await createApiKey(operatorWrites(data.store, organizationId), 'second', 2);
    let full = true;
    const keyUse = new KeyUsage({
      ...data.store,
      write: (work) =>
        data.store.write(async (transaction) => {
          const result = await work(transaction);
          if (full) throw new Error('the disk is full');
          return result;
        }),
    });

    keyUse.mark(organizationId, first.id, 10);
    keyUse.mark(organizationId, second.id, 10);
    const failing = keyUse.flush();
    keyUse.mark(organizationId, second.id, 20);
    await assert.rejects(failing, /the disk is full/);
    assert.deepEqual(await times(), [null, null]);
    full = false;
    await keyUse.flush();
    assert.deepEqual(await times(), [10, 20]);

    async function times() {
      return (await listKeys(data.store.read)).map(({ last_used_at }) => last_used_at);
    }
  });
});
