import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { beginData, openData } from '#service/operate/openData.ts';
import { migrations } from '#store/migration/all.ts';
import { migrate, SchemaTooNew, schemaNumber } from '#store/migration/migrate.ts';
import type { Migration } from '#store/migration/migration.ts';
import { openStore } from '#store/open.ts';
import { listOrganizations } from '#store/query/organization/organization.ts';
import type { Store } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { addExample } from './example.ts';

const newest = migrations.at(-1)?.number ?? 0;
const never = async () => assert.fail('there was nothing to back up');

function next(number: number, statements: string[]): Migration {
  return { number, name: 'test', statements: () => statements };
}

async function hasTable(store: Store, name: string): Promise<boolean> {
  return (await tableNames(store)).includes(name);
}

async function tableNames(store: Store): Promise<string[]> {
  const query =
    store.engine === 'sqlite'
      ? sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`
      : sql<{ name: string }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`;
  return (await query.execute(store.read)).rows.map(({ name }) => name);
}

eachEngine((engine) => {
  test('a fresh installation gets the newest schema, and a second start changes nothing', async () => {
    await using location = await engine.location();
    for (const from of [0, newest]) {
      const data = await beginData(location.config);
      await data.close();
      assert.deepEqual(data.migrated, { from, to: newest });
    }
  });

  test('migrations are numbered from 1 without gaps', () => {
    assert.deepEqual(
      migrations.map(({ number }) => number),
      migrations.map((_, index) => index + 1),
    );
  });

  test('processes that start together migrate once', async () => {
    await using location = await engine.location();
    const opened = await Promise.all(Array.from({ length: 4 }, () => beginData(location.config)));
    const changed = opened.filter(({ migrated }) => migrated.from === 0);
    await Promise.all(opened.map((data) => data.close()));
    assert.equal(changed.length, 1);
  });

  test('a backup is made before data is changed, and not for an empty installation', async () => {
    await using location = await engine.location();
    const store = await openStore({ ...location.config, folder: location.config.data });
    try {
      await migrate(store.ground, store.read, 1, never, migrations);
      const backups: number[] = [];
      const more = [...migrations, next(newest + 1, ['CREATE TABLE later (id INTEGER)'])];
      const outcome = await migrate(
        store.ground,
        store.read,
        2,
        async (from) => {
          backups.push(from);
          assert.equal(await hasTable(store, 'later'), false);
        },
        more,
      );
      assert.deepEqual([backups, outcome], [[newest], { from: newest, to: newest + 1 }]);
      assert.equal(await hasTable(store, 'later'), true);
    } finally {
      await store.close();
    }
  });

  test('a newer schema is refused with a sentence, and nothing changes', async () => {
    await using data = await engine.open();
    await addExample(data.store);
    await data.store.write(({ db }) =>
      db
        .insertInto('migration')
        .values({ number: newest + 5, name: 'from_the_future', applied_at: 1 })
        .execute(),
    );
    const before = [await tableNames(data.store), await listOrganizations(data.store.read)];
    await assert.rejects(openData(data.config), (error) => {
      assert.ok(error instanceof SchemaTooNew);
      assert.match(error.message, /newer Canvass/);
      return true;
    });
    assert.deepEqual([await tableNames(data.store), await listOrganizations(data.store.read)], before);
    assert.equal(await schemaNumber(data.store.ground, data.store.read), newest + 5);
  });

  test('a migration that fails leaves nothing of itself and of those before it', async () => {
    await using data = await engine.open();
    const bad = [
      ...migrations,
      next(newest + 1, ['CREATE TABLE half_done (id INTEGER)']),
      next(newest + 2, ['CREATE TABLE other_half (id INTEGER)', 'THIS IS NOT SQL']),
    ];
    const { ground, read } = data.store;
    await assert.rejects(
      migrate(ground, read, 1, async () => {}, bad),
      /syntax/i,
    );
    assert.equal(await hasTable(data.store, 'half_done'), false);
    assert.equal(await hasTable(data.store, 'other_half'), false);
    assert.equal(await schemaNumber(ground, read), newest);
    // The installation is as usable as before.
    await addExample(data.store);
  });

  test('a first migration that fails leaves an empty installation', async () => {
    await using location = await engine.location();
    const store = await openStore({ ...location.config, folder: location.config.data });
    try {
      const before = await tableNames(store);
      const bad = [...migrations, next(newest + 1, ['THIS IS NOT SQL'])];
      await assert.rejects(migrate(store.ground, store.read, 1, never, bad));
      assert.deepEqual(await tableNames(store), before);
      assert.deepEqual(await migrate(store.ground, store.read, 1, never), { from: 0, to: newest });
    } finally {
      await store.close();
    }
  });
});
