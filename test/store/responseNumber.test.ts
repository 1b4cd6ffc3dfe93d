import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginData, openData } from '#service/operate/openData.ts';
import { migrations } from '#store/migration/all.ts';
import { insertOrganization } from '#store/query/organization/organization.ts';
import type { OrganizationId, ResponseState } from '#store/tables.ts';
import { eachEngine } from '../support/engines.ts';

const organization_id = 'acme1111' as OrganizationId;

/** A response of an older version: its id, time, state, and the state to which it returns. */
type Old = readonly [id: number, created_at: number, state: ResponseState, from?: 'live' | 'test'];

const ofForms: Readonly<Record<string, readonly Old[]>> = {
  a: [
    [2, 20, 'live'],
    [5, 50, 'test'],
    [6, 60, 'deleted', 'live'],
    // Imported: its id is higher than its place.
    [90, 10, 'live'],
    // Erased, and nobody knows what it was.
    [7, 70, 'deleted'],
    [8, 80, 'live'],
    [9, 15, 'deleted', 'test'],
    [-(2 ** 53) + 5, 5, 'spam'],
    [-(2 ** 53) + 6, 6, 'partial'],
  ],
  b: [[3, 1, 'live']],
  c: [],
};

eachEngine((engine) => {
  test('existing responses are numbered in each form in the order in which they came', async () => {
    await using location = await engine.location();
    const old = await beginData(
      location.config,
      migrations.filter(({ number }) => number < 35),
    );
    await old.store.write(async ({ db }) => {
      await insertOrganization(db, { id: organization_id, name: 'Acme', created_at: 1 });
      const of = { organization_id, created_at: 1 };
      await db
        .insertInto('workspace')
        .values({ ...of, id: 'w', name: 'w' })
        .execute();
      for (const [index, [form_id, responses]] of Object.entries(ofForms).entries()) {
        const form = { organization_id, id: form_id, workspace_id: 'w', name: 'f', enabled: 1, draft: '{}' };
        await db
          .insertInto('form')
          .values({ ...form, created_at: index, updated_at: 1 })
          .execute();
        const version = { organization_id, form_id, version: 1, definition: '{}', published_at: 1 };
        await db.insertInto('form_version').values(version).execute();
        for (const [id, created_at, state, from] of responses) {
          const times = { created_at, updated_at: created_at };
          const row = { organization_id, form_id, id, version: 1, state, ...times, head: '', tail: '' };
          await db.insertInto('response').values(row).execute();
          const deleted = { organization_id, form_id, response_id: id, deleted_at: 100 };
          if (from !== undefined)
            await db
              .insertInto('deleted_response')
              .values({ ...deleted, state: from })
              .execute();
        }
      }
    });
    await old.close();
    const { store, close } = await openData(location.config);
    const rows = await store.read
      .selectFrom('response')
      .select(['form_id', 'id', 'number'])
      .where('number', 'is not', null)
      .orderBy('form_id')
      .orderBy('id')
      .execute();
    const forms = await store.read
      .selectFrom('form')
      .select(['id', 'last_number', 'last_test_number'])
      .orderBy('id')
      .execute();
    await close();
    assert.deepEqual(
      rows.map(({ form_id, id, number }) => [form_id, id, number]),
      [
        ['a', 2, 2],
        ['a', 5, 2],
        ['a', 6, 3],
        ['a', 8, 4],
        ['a', 9, 1],
        ['a', 90, 1],
        ['b', 3, 1],
      ],
    );
    assert.deepEqual(
      forms.map(({ id, last_number, last_test_number }) => [id, last_number, last_test_number]),
      [
        ['a', 4, 2],
        ['b', 1, 0],
        ['c', 0, 0],
      ],
    );
  });
});
