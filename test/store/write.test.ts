import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failed, ok } from '#kit/result.ts';
import { findOrganization, insertOrganization } from '#store/query/organization/organization.ts';
import type { Store } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';

const row = { id: 'org00001', name: 'Orchard', created_at: 1 };

async function isStored(store: Store): Promise<boolean> {
  const rows = await store.read
    .selectFrom('organization')
    .select('id')
    .where('name', '=', row.name)
    .execute();
  return rows.length === 1;
}

eachEngine((engine) => {
  test('a use case that fails leaves nothing, and its failure reaches the caller', async () => {
    await using data = await engine.open();
    const { store } = data;
    const failure = { code: 'refused' } as const;
    const outcome = await store.write(async ({ db }) => {
      await insertOrganization(db, row);
      return failed(failure);
    });
    assert.deepEqual(outcome, failed(failure));
    assert.equal(await isStored(store), false);
  });

  test('a use case that succeeds is stored, also after one that failed', async () => {
    await using data = await engine.open();
    const { store } = data;
    await store.write(async () => failed({ code: 'refused' }));
    const outcome = await store.write(async ({ db }) => ok(await insertOrganization(db, row)));
    assert.ok(outcome.ok);
    assert.equal((await findOrganization(store.read, outcome.value))?.name, 'Orchard');
  });

  test('a use case that throws leaves nothing', async () => {
    await using data = await engine.open();
    const { store } = data;
    await assert.rejects(
      store.write(async ({ db }) => {
        await insertOrganization(db, row);
        throw new Error('broken');
      }),
      /broken/,
    );
    assert.equal(await isStored(store), false);
  });
});
