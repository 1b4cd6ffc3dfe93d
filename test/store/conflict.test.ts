import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { isConflict } from '#store/conflict.ts';
import { insertForm } from '#store/query/form/form.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import { eachEngine } from '../support/engines.ts';

eachEngine((engine) => {
  test('only a unique violation is a conflict, not every constraint', async () => {
    await using data = await engine.open();
    const organization_id = await createOrganization(data.store, 'Acme', 0);
    const form = (id: string, change: object) =>
      data.store.write(({ db }) =>
        insertForm(db, {
          organization_id,
          id,
          workspace_id: 'space001',
          name: 'Contact',
          enabled: 0,
          created_at: 1,
          updated_at: 1,
          draft: '{}',
          ...change,
        }),
      );
    const judged = async (write: Promise<void>) => {
      const error: unknown = await write.then(
        () => assert.fail('it was written'),
        (reason: unknown) => reason,
      );
      return isConflict(error);
    };
    assert.equal(await judged(form('contact0', {})), false, 'a workspace that does not exist');
    await data.store.write(({ db }) =>
      insertWorkspace(db, { organization_id, id: 'space001', name: 'Forms', created_at: 0 }),
    );
    await form('contact1', { slug: 'contact' });
    assert.equal(await judged(form('contact1', { created_at: 2 })), true, 'the same id');
    assert.equal(
      await judged(form('contact2', { created_at: 3, slug: 'contact' })),
      true,
      'the same address',
    );
    assert.equal(await judged(form('contact3', { created_at: 4, name: null })), false, 'no name');
  });
});
