import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { tarHeader } from '#kit/tar/tarHeader.ts';
import { type TarEntry, tarPieces } from '#kit/tar/tarPieces.ts';
import type { Manifest } from '#service/operate/backup/manifest.ts';
import { restoreBackup } from '#service/operate/backup/restoreBackup.ts';
import { writeTar } from '#service/operate/backup/writeTar.ts';
import { storeOptions } from '#service/operate/openData.ts';
import { type BackupEngine, backupEngine } from '#store/backup.ts';
import { insertUser } from '#store/query/account/user.ts';
import { insertOrganization } from '#store/query/organization/organization.ts';
import type { EngineName } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import { eachEngine, type TestData } from '../support/engines.ts';
import { allContent, allRows, backUp, fill, restoreInto } from './installation.ts';

async function state(data: TestData): Promise<unknown> {
  const secrets = JSON.parse(await readFile(join(data.folder, 'secrets.json'), 'utf8'));
  // Every restore names the installation anew.
  return [await allRows(data.store.read), await allContent(data.folder), { ...secrets, installation: '' }];
}

const described = { format: 1, made_at: '2026-01-01T00:00:00.000Z', program: '1.0.0', files: true };

/** A forged backup with a valid checksum. */
async function forge(path: string, manifest: Partial<Manifest>, rest: Record<string, string>): Promise<void> {
  const whole = { ...described, ...manifest };
  async function* entries(): AsyncGenerator<TarEntry> {
    for (const [name, text] of Object.entries({ 'manifest.json': JSON.stringify(whole), ...rest })) {
      const content = Buffer.from(text);
      yield { name, size: content.length, content };
    }
  }
  await writeTar({ path, overwrite: true }, entries());
}

const secrets = { 'secrets.json': '{"link_key":"x"}' };

eachEngine((engine) => {
  const other: EngineName = engine.name === 'sqlite' ? 'postgres' : 'sqlite';

  test('an installation with organisations is left alone unless asked to replace', async () => {
    await using data = await engine.open();
    await fill(data);
    const path = join(data.folder, 'a.tar');
    await backUp(data, path);
    const before = await state(data);
    assert.deepEqual(await restoreInto(data, path), {
      ok: false,
      failure: { code: 'installation_occupied', organizations: 1, users: 1 },
    });
    assert.deepEqual(await state(data), before);
  });

  const arrivals: [string, { organizations: number; users: number }, (db: Database) => Promise<unknown>][] = [
    [
      'an account without an organisation',
      { organizations: 0, users: 1 },
      (db) => insertUser(db, { id: 'u', email: 'ada@example.org', name: 'Ada', created_at: 1 }),
    ],
    [
      'an organisation that is being imported',
      { organizations: 1, users: 0 },
      (db) => insertOrganization(db, { id: 'o', name: 'Acme', created_at: 1, import_id: 'run' }),
    ],
  ];
  for (const [what, occupants, arrive] of arrivals)
    test(`${what} is not replaced unasked, also when it comes while the backup is read`, async () => {
      await using source = await engine.open();
      await fill(source);
      const path = join(source.folder, 'a.tar');
      await backUp(source, path);

      await using data = await engine.open();
      const own = await backupEngine(storeOptions(data.config));
      const arriving: BackupEngine = {
        ...own,
        prepare: async (parts, schema, installation) => {
          await data.store.write(({ db }) => arrive(db));
          return await own.prepare(parts, schema, installation);
        },
      };
      const { folder, store, files, migrated } = data;
      const target = { folder, store, files, schema: migrated.to };
      const refused = { ok: false, failure: { code: 'installation_occupied', ...occupants } };
      const options = { path, replace: false };
      assert.deepEqual(await restoreBackup({ ...target, engine: arriving }, options), refused);
      assert.deepEqual(await allContent(data.folder), {});
      const before = await state(data);
      assert.deepEqual(await restoreBackup({ ...target, engine: own }, options), refused);
      assert.deepEqual(await state(data), before);
      assert.ok((await restoreInto(data, path, { replace: true })).ok);
    });

  for (const name of ['a.tar', 'a.tar.gz'])
    test(`${name} cut off anywhere is refused and changes nothing`, async () => {
      await using data = await engine.open();
      await fill(data);
      const path = join(data.folder, name);
      await backUp(data, path);
      const whole = await readFile(path);
      await fill(data, '2');
      const before = await state(data);
      // A tar file ends with 1024 insignificant zeros.
      const end = whole.length - (name === 'a.tar' ? 1024 : 64);
      for (const length of [0, 1, 511, 512, 1024, 1537, end >> 2, end >> 1, end - 1024, end - 512, end - 1]) {
        await writeFile(path, whole.subarray(0, length));
        const restored = await restoreInto(data, path, { replace: true });
        assert.equal(restored.ok ? 'restored' : restored.failure.code, 'backup_damaged', `cut at ${length}`);
      }
      assert.deepEqual(await state(data), before);
    });

  test('a backup with a changed byte is refused, or the byte meant nothing', async () => {
    await using data = await engine.open();
    await fill(data);
    const path = join(data.folder, 'a.tar');
    await backUp(data, path);
    const whole = await readFile(path);
    const saved = await state(data);
    await fill(data, '2');
    const occupied = await state(data);
    let refused = 0;
    for (let round = 0; round < 16; round += 1) {
      const position = Math.floor(((round + 0.5) / 16) * whole.length);
      const changed = Buffer.from(whole);
      changed[position] = (changed[position] ?? 0) ^ 0x41;
      await writeFile(path, changed);
      const restored = await restoreInto(data, path, { replace: true });
      if (restored.ok) {
        assert.deepEqual(await state(data), saved, `changed at ${position}`);
        await fill(data, '2');
      } else {
        refused += 1;
        assert.equal(restored.failure.code, 'backup_damaged');
      }
    }
    assert.ok(refused > 0);
    if (refused === 16) assert.deepEqual(await state(data), occupied);
  });

  test('a backup of a newer schema or of the other engine is refused by its first entry', async () => {
    await using data = await engine.open();
    const path = join(data.folder, 'a.tar');
    await forge(path, { engine: engine.name, schema: 99 }, {});
    assert.deepEqual(await restoreInto(data, path), {
      ok: false,
      failure: { code: 'schema_newer', schema: 99, knows: data.migrated.to },
    });
    await forge(path, { engine: other, schema: 1 }, {});
    assert.deepEqual(await restoreInto(data, path), {
      ok: false,
      failure: { code: 'engine_other', backup: other, installation: engine.name },
    });
  });

  test('a backup that unpacks to far more than it is, is refused before it is written', async () => {
    await using data = await engine.open();
    const path = join(data.folder, 'a.tar.gz');
    const manifest = JSON.stringify({ ...described, engine: engine.name, schema: data.migrated.to });
    const bomb = [
      ...(await Array.fromAsync(
        tarPieces({ name: 'manifest.json', size: manifest.length, content: Buffer.from(manifest) }),
      )),
      tarHeader('database/canvass.db', 2_000_000_000),
    ];
    await writeFile(path, gzipSync(Buffer.concat(bomb)));
    const restored = await restoreInto(data, path, { replace: true });
    const { failure } = restored.ok ? { failure: undefined } : restored;
    assert.match(failure?.code === 'backup_damaged' ? failure.reason : '', /^it unpacks to more than 1 GB/);
    assert.deepEqual(await readdir(join(data.folder, 'staging')), []);
  });

  test('a file that only looks like a backup is refused and changes nothing', async () => {
    await using data = await engine.open();
    await fill(data);
    const before = await state(data);
    const path = join(data.folder, 'a.tar');
    const mine = { engine: engine.name, schema: data.migrated.to };
    const database = engine.name === 'sqlite' ? 'database/canvass.db' : 'database/tables.json';
    const forgeries: [Partial<Manifest>, Record<string, string>][] = [
      [mine, {}],
      [mine, { ...secrets }],
      [mine, { ...secrets, [database]: 'no database' }],
      [mine, { 'secrets.json': '[]', [database]: '' }],
      [mine, { ...secrets, '../outside': 'x' }],
      [mine, { ...secrets, 'files/../../outside': 'x' }],
      [mine, { ...secrets, 'database/../outside.db': 'x' }],
      [{ ...mine, schema: 0 }, { ...secrets }],
      [
        { ...mine, file_bytes: 1 },
        { ...secrets, 'files/00000000-0000-4000-8000-000000000000': 'xy' },
      ],
    ];
    for (const [manifest, rest] of forgeries) {
      await forge(path, manifest, rest);
      const restored = await restoreInto(data, path, { replace: true });
      assert.equal(restored.ok ? 'restored' : restored.failure.code, 'backup_damaged', JSON.stringify(rest));
    }
    await writeFile(path, 'something else entirely'.repeat(100));
    const restored = await restoreInto(data, path, { replace: true });
    assert.equal(restored.ok ? 'restored' : restored.failure.code, 'backup_damaged');
    assert.deepEqual(await restoreInto(data, join(data.folder, 'none.tar'), { replace: true }), {
      ok: false,
      failure: { code: 'backup_missing' },
    });
    assert.deepEqual(await state(data), before);
  });
});
