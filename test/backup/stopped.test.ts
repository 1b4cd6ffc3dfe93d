import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { readBackupRecord } from '#service/operate/backup/backupRecord.ts';
import { makeBackup } from '#service/operate/backup/makeBackup.ts';
import { restoreBackup } from '#service/operate/backup/restoreBackup.ts';
import { storeOptions } from '#service/operate/openData.ts';
import { backupEngine } from '#store/backup.ts';
import { eachEngine } from '../support/engines.ts';
import { allContent, allRows, backUp, fill } from './installation.ts';

eachEngine((engine) => {
  test('a backup that is stopped leaves no file but the record that it failed', async () => {
    await using data = await engine.open();
    await fill(data);
    const before = (await readdir(data.folder)).sort();
    const controller = new AbortController();
    const source = {
      folder: data.folder,
      engine: await backupEngine(storeOptions(data.config)),
      store: data.store,
      files: data.files,
    };
    const target = { path: join(data.folder, 'a.tar'), overwrite: false };
    const oversight = { signal: controller.signal, onBytes: () => controller.abort() };
    await assert.rejects(makeBackup(source, target, 1, oversight), { name: 'AbortError' });
    const after = (await readdir(data.folder)).filter((name) => name !== 'staging').sort();
    assert.deepEqual(after, [...before, 'last-backup.json'].sort());
    const { madeAt, failedAt = 0 } = await readBackupRecord(data.folder);
    assert.deepEqual([madeAt, failedAt > 0], [undefined, true]);
    assert.deepEqual(await readdir(join(data.folder, 'staging')), []);
  });

  for (const moment of ['at its beginning', 'when all is read']) {
    test(`a restore that is stopped ${moment} changes nothing`, async () => {
      await using source = await engine.open();
      await fill(source);
      const path = join(source.folder, 'a.tar');
      await backUp(source, path);

      await using data = await engine.open();
      await fill(data, '2');
      const before = [await allRows(data.store.read), await allContent(data.folder)];
      const controller = new AbortController();
      // A tar file ends with 1024 zeros that need not be read.
      const end = moment === 'at its beginning' ? 0 : (await stat(path)).size - 1024;
      let read = 0;
      const onBytes = (count: number) => {
        read += count;
        if (read >= end) controller.abort();
      };
      const target = {
        folder: data.folder,
        engine: await backupEngine(storeOptions(data.config)),
        store: data.store,
        files: data.files,
        schema: data.migrated.to,
      };
      await assert.rejects(
        restoreBackup(target, { path, replace: true, signal: controller.signal, onBytes }),
        { name: 'AbortError' },
      );
      assert.deepEqual([await allRows(data.store.read), await allContent(data.folder)], before);
      assert.deepEqual(await readdir(join(data.folder, 'staging')), []);
    });
  }
});
