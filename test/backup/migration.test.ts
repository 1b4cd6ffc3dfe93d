import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beginData, type DataConfig, openData } from '#service/operate/openData.ts';
import { schemaNumber } from '#store/migration/migrate.ts';
import type { Database } from '#store/tables.ts';
import { eachEngine } from '../support/engines.ts';
import { allContent, allRows, backUp, fill, restoreInto } from './installation.ts';
import { newest, withLater } from './laterMigration.ts';

async function mottoes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ motto: string }>`SELECT motto FROM organization ORDER BY motto`.execute(db);
  return rows.map(({ motto }) => motto);
}

async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(join(folder, 'backups')).catch(() => [])).sort();
}

/** Starts a migration in a separate process and kills it this many milliseconds after its start. */
async function migrateAndKill(config: DataConfig, delay: number): Promise<boolean> {
  const script = join(import.meta.dirname, 'migrating.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(config)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  await sleep(delay);
  child.kill('SIGKILL');
  const [, signal] = await ended;
  return signal === 'SIGKILL';
}

eachEngine((engine) => {
  test('a backup of an older schema is restored into a newer program, migrated', async () => {
    await using source = await engine.open();
    await fill(source);
    const path = join(source.folder, 'old.tar');
    await backUp(source, path);

    await using location = await engine.location();
    const data = { ...(await beginData(location.config, withLater)), config: location.config };
    try {
      const restored = await restoreInto(data, path, { migrations: withLater });
      assert.ok(restored.ok);
      assert.deepEqual(await mottoes(data.store.read), ['of Acme']);
      const { rows } = await sql<{ note: string }>`SELECT note FROM later`.execute(data.store.read);
      assert.deepEqual(
        rows.map(({ note }) => note),
        ['of Acme'],
      );
      assert.deepEqual(await allContent(data.folder), await allContent(source.folder));

      // A backup of the newer schema restores into the newer program, and the older one refuses it.
      const newer = join(source.folder, 'new.tar');
      assert.ok((await backUp(data, newer, withLater)).ok);
      assert.ok((await restoreInto(data, newer, { replace: true, migrations: withLater })).ok);
      assert.deepEqual(await mottoes(data.store.read), ['of Acme']);
      const refused = await restoreInto(source, newer, { replace: true });
      assert.equal(refused.ok ? 'restored' : refused.failure.code, 'schema_newer');
    } finally {
      await data.close();
    }
  });

  test('before a migration the data is kept in backups/, the newest five of them', async () => {
    await using data = await engine.open();
    await fill(data);
    const before = await allRows(data.store.read);
    assert.deepEqual(await backupsIn(data.folder), []);
    const migrated = await openData(data.config, withLater);
    await migrated.close();
    const [name, ...more] = await backupsIn(data.folder);
    assert.match(name ?? '', new RegExp(`^before-schema-${newest + 1}-\\d{8}T\\d{9}Z\\.tar$`));
    assert.deepEqual(more, []);

    await using other = await engine.open();
    const restored = await restoreInto(other, join(data.folder, 'backups', name ?? ''));
    assert.ok(restored.ok);
    assert.equal(restored.value.manifest.files, false);
    assert.deepEqual(await allRows(other.store.read), before);

    for (let round = 0; round < 6; round += 1) {
      const again = await openData(other.config, withLater);
      await again.store.write(async ({ db }) => {
        await sql`DROP TABLE later`.execute(db);
        await sql`ALTER TABLE organization DROP COLUMN motto`.execute(db);
        await db
          .deleteFrom('migration')
          .where('number', '=', newest + 1)
          .execute();
      });
      await again.close();
    }
    assert.equal((await backupsIn(other.folder)).length, 5);
  });

  test('a migration killed in the middle leaves the old state, and a later start succeeds', async () => {
    await using data = await engine.open();
    await fill(data);
    const before = await allRows(data.store.read);
    let killed = 0;
    for (const delay of [0, 60, 150, 300]) {
      if (!(await migrateAndKill(data.config, delay))) break;
      // Killed after the commit and before the process ended: there was nothing left to interrupt.
      if ((await schemaNumber(data.store.ground, data.store.read)) === newest + 1) break;
      killed += 1;
      assert.deepEqual(await allRows(data.store.read), before);
    }
    assert.ok(killed > 0, 'the first is killed before it can end');
    const migrated = await openData(data.config, withLater);
    try {
      assert.equal(migrated.migrated.to, newest + 1);
      assert.deepEqual(await mottoes(migrated.store.read), ['of Acme']);
      assert.ok((await backupsIn(data.folder)).some((name) => name.endsWith('.tar')));
    } finally {
      await migrated.close();
    }
  });
});
