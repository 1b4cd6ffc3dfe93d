import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { folderSource } from '#service/transfer/archive/folderSource.ts';
import { importArchive } from '#service/transfer/archive/importArchive.ts';
import { findForm } from '#store/query/form/form.ts';
import { listOrganizations } from '#store/query/organization/organization.ts';
import { insertRun, listRuns, sendHeartbeat } from '#store/query/transfer/importRun.ts';
import { eachEngine } from '../support/engines.ts';
import { exported, importContent, lighthouse, rowCounts } from './importing.ts';
import { at, basic, file, response, uploaded, writeArchive } from './writeArchive.ts';

const count = 20_000;
const lines = Array.from({ length: count }, (_, index) => {
  const id = `${String(index).padStart(8, '0')}-2222-4333-8444-555555555555`;
  return response(index + 1, at(index * 500), index % 1000 === 0 ? { response: [uploaded(id)] } : {});
});
const files = lines.flatMap(({ response: [item] }, index) =>
  item?.field_id === 'field3'
    ? [file(`${String(index).padStart(8, '0')}-2222-4333-8444-555555555555`, at(index))]
    : [],
);
const contents = Object.fromEntries(files.map(({ id }) => [`files/${id}`, 'hello']));
const content = { ...basic, 'responses/form0001.jsonl': lines, 'files.jsonl': files, ...contents };

eachEngine((engine) => {
  test('a killed import leaves nothing visible, and the next one cleans up and works', async () => {
    await using data = await engine.open();
    await using folder = await writeArchive(content);
    const child = spawn(process.execPath, ['bin/canvass', 'import', folder.path], {
      env: data.env,
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    for (;;) {
      const { response: written } = await rowCounts(data.store.read);
      if (written !== undefined && written > 0) break;
      assert.equal(child.exitCode, null, 'the import ended before it could be killed');
      await setTimeout(2);
    }
    child.kill('SIGKILL');
    await ended;

    assert.deepEqual(await listOrganizations(data.store.read), []);
    assert.equal(await findForm(data.store.read, lighthouse, 'form0001'), undefined);
    assert.equal((await rowCounts(data.store.read)).import_run, 1);

    const outcome = await importArchive(data, folderSource(folder.path));
    assert.equal(outcome.ok, true);
    assert.deepEqual((await rowCounts(data.store.read)).import_run, 0);
    const archive = await exported(data);
    assert.equal(archive['responses/form0001.jsonl']?.split('\n').length, count + 1);
    const stored = await readdir(join(data.folder, 'files'), { recursive: true, withFileTypes: true });
    assert.equal(stored.filter((entry) => entry.isFile()).length, files.length);
  });

  test('an import with a recent heartbeat is left alone', async () => {
    await using data = await engine.open();
    await importContent(data, basic);
    const now = Date.now();
    const run = {
      id: 'r',
      organization_id: lighthouse,
      process: 'elsewhere 1',
      started_at: now,
      heartbeat_at: now,
    };
    await data.store.write(({ db }) => insertRun(db, run));
    await importContent(data, basic);
    assert.equal((await listRuns(data.store.read)).length, 1);
    await data.store.write(({ db }) => sendHeartbeat(db, run, now - 6 * 60_000));
    await importContent(data, basic);
    assert.equal((await listRuns(data.store.read)).length, 0);
  });
});
