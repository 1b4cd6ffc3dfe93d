import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderSource } from '#service/transfer/archive/folderSource.ts';
import { importArchive } from '#service/transfer/archive/importArchive.ts';
import { listOrganizations } from '#store/query/organization/organization.ts';
import { at, basic, file, fileId, response, uploaded, writeArchive } from '../archive/writeArchive.ts';
import { eachEngine } from '../support/engines.ts';
import { backUp, fill, restoreInto } from './installation.ts';

eachEngine((engine) => {
  test('a backup in the middle of an import misses nothing, and shows nothing of the import', async () => {
    await using data = await engine.open();
    await fill(data);
    await using folder = await writeArchive({
      ...basic,
      'responses/form0001.jsonl': [response(1, at(1), { response: [uploaded(fileId)] })],
      'files.jsonl': [file(fileId, at(1))],
      [`files/${fileId}`]: 'hello',
    });
    const source = folderSource(folder.path);
    const path = join(data.folder, 'middle.tar');
    let made: Awaited<ReturnType<typeof backUp>> | undefined;
    let asked = 0;
    const outcome = await importArchive(data, {
      ...source,
      // Requested a second time when the row exists but its content does not.
      async content(id) {
        asked += 1;
        if (asked === 2) made = await backUp(data, path);
        return await source.content(id);
      },
    });
    assert.equal(outcome.ok, true);
    assert.equal(made?.ok && made.value.missing, 0);
    await using other = await engine.open();
    assert.ok((await restoreInto(other, path)).ok);
    const hidden = await other.store.read.selectFrom('file').select('import_id').execute();
    assert.equal(hidden.filter(({ import_id }) => import_id !== null).length, 1);
    const names = (await listOrganizations(other.store.read)).map(({ name }) => name);
    assert.ok(!names.includes('Lighthouse'), names.join());
  });
});
