import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashApiKey } from '#kit/secret/apiKey.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { revokeApiKey } from '#service/organization/key/revokeApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { findKeyOwner, listKeys, markKeyUsed } from '#store/query/organization/key.ts';
import { eachEngine } from '../support/engines.ts';
import { addExample } from './example.ts';

eachEngine((engine) => {
  test('a key leads to its organisation until it is revoked', async () => {
    await using data = await engine.open();
    const { read } = data.store;
    const { organizationId } = await addExample(data.store);
    const { id, key } = await createApiKey(operatorWrites(data.store, organizationId), 'reports', 100);
    const hash = hashApiKey(key);
    assert.deepEqual(
      { ...(await findKeyOwner(read, hash)) },
      { keyId: id, organizationId, organizationName: 'Acme', scope: 'read' },
    );
    assert.equal(await findKeyOwner(read, hashApiKey('cv_other')), undefined);
    assert.equal(await revokeApiKey(operatorWrites(data.store, organizationId), id, 200), true);
    assert.equal(await findKeyOwner(read, hash), undefined);
    assert.equal(await revokeApiKey(operatorWrites(data.store, organizationId), id, 300), true);
    assert.equal(await revokeApiKey(operatorWrites(data.store, organizationId), 'nobody', 300), false);
    assert.equal((await listKeys(read))[0]?.revoked_at, 200);
  });

  test('a key created through one store is known to the other at once', async () => {
    await using data = await engine.open();
    const second = await data.openAgain();
    const { organizationId } = await addExample(data.store);
    const { id, key } = await createApiKey(operatorWrites(data.store, organizationId), 'reports', 100);
    assert.equal((await findKeyOwner(second.store.read, hashApiKey(key)))?.keyId, id);
    await revokeApiKey(operatorWrites(second.store, organizationId), id, 200);
    assert.equal(await findKeyOwner(data.store.read, hashApiKey(key)), undefined);
  });

  test('the list shows all keys, oldest first, with what is needed to recognise them and no more', async () => {
    await using data = await engine.open();
    const { read, write } = data.store;
    const first = await addExample(data.store);
    const second = await addExample(data.store, '2');
    const later = await createApiKey(operatorWrites(data.store, first.organizationId), 'later', 20);
    const earlier = await createApiKey(operatorWrites(data.store, second.organizationId), 'earlier', 10);
    await write(({ db }) => markKeyUsed(db, second.organizationId, earlier.id, 50));
    // A key of another organisation stays unchanged.
    await write(({ db }) => markKeyUsed(db, second.organizationId, later.id, 60));
    assert.deepEqual(
      (await listKeys(read)).map((row) => ({ ...row })),
      [
        {
          id: earlier.id,
          name: 'earlier',
          organization: 'Acme 2',
          prefix: earlier.key.slice(0, 9),
          scope: 'read',
          created_at: 10,
          last_used_at: 50,
          revoked_at: null,
        },
        {
          id: later.id,
          name: 'later',
          organization: 'Acme',
          prefix: later.key.slice(0, 9),
          scope: 'read',
          created_at: 20,
          last_used_at: null,
          revoked_at: null,
        },
      ],
    );
  });
});
