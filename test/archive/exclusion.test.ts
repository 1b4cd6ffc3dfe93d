import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { folderSource } from '#service/transfer/archive/folderSource.ts';
import { importArchive } from '#service/transfer/archive/importArchive.ts';
import { removeImport, removeUnfinished } from '#service/transfer/archive/removeUnfinished.ts';
import type { ArchiveSource } from '#service/transfer/archive/source.ts';
import { commitImport } from '#store/query/transfer/commitImport.ts';
import { insertRun, listRuns, sendHeartbeat, takeOverRun } from '#store/query/transfer/importRun.ts';
import { eachEngine } from '../support/engines.ts';
import { importContent, lighthouse, nothing, rowCounts } from './importing.ts';
import { at, basic, file, fileId, organization, response, uploaded, writeArchive } from './writeArchive.ts';

const lines = [response(1, at(1), { response: [uploaded(fileId)] }), response(2, at(2))];
const content = {
  ...basic,
  'responses/form0001.jsonl': lines,
  'files.jsonl': [file(fileId, at(1))],
  [`files/${fileId}`]: 'hello',
};

/** The source with a disturbance when the files are read for writing: everything else is written by then. */
function disturbed(source: ArchiveSource, disturb: () => Promise<unknown>): ArchiveSource {
  let calls = 0;
  return {
    ...source,
    async *files() {
      calls += 1;
      yield* source.files();
      if (calls === 2) await disturb();
    },
  };
}

eachEngine((engine) => {
  test('taking over an import while it becomes visible removes nothing of it', async () => {
    await using data = await engine.open();
    await importContent(data, { ...basic, 'responses/form0001.jsonl': lines });
    const now = Date.now();
    const run = {
      id: 'r',
      organization_id: lighthouse,
      process: 'elsewhere 1',
      started_at: now,
      heartbeat_at: now,
    };
    await data.store.write(async ({ db }) => {
      await insertRun(db, run);
      await db.updateTable('response').set({ import_id: 'r' }).where('id', '=', 2).execute();
      await db.updateTable('form').set({ import_id: 'r' }).execute();
      await db.updateTable('workspace').set({ import_id: 'r' }).execute();
    });
    const before = await rowCounts(data.store.read);
    const again = await data.openAgain();
    const [found] = await listRuns(data.store.read);
    assert.ok(found !== undefined);
    let removing: Promise<void> | undefined;
    await data.store.write(async (transaction) => {
      await commitImport(
        transaction,
        found,
        [{ id: 'form0001', live: 1, test: 0, counter: undefined, numbers: { live: 0, test: 0 } }],
        1,
      );
      if (engine.name === 'postgres') {
        removing = removeImport(again.store, again.files, found);
        // Long enough for it to wait for a row; on SQLite no one else can write during this transaction anyway.
        await setTimeout(300);
      }
    });
    await (removing ?? removeImport(again.store, again.files, found));
    assert.deepEqual(await rowCounts(data.store.read), { ...before, import_run: 0 });
  });

  for (const [title, organizationFile] of [
    ['by its id', organization],
    ['by its name', { name: 'Lighthouse' }],
  ] as const) {
    test(`an organisation of another import is detected ${title}, and reported`, async () => {
      await using data = await engine.open();
      const other = await data.openAgain();
      await using folder = await writeArchive({ ...content, 'organization.json': organizationFile });
      const source = folderSource(folder.path);
      const written = Promise.withResolvers<void>();
      const refused = Promise.withResolvers<void>();
      let quick: ReturnType<typeof importArchive> | undefined;
      const quickSource = disturbed(source, async () => {
        written.resolve();
        await refused.promise;
      });
      // Both have finished their checks before either starts to write.
      const slowSource = {
        ...source,
        async *files() {
          yield* source.files();
          quick ??= importArchive(other, quickSource);
          await Promise.race([written.promise, quick]);
        },
      };
      const outcome = await importArchive(data, slowSource).finally(() => refused.resolve());
      assert.match(
        JSON.stringify(outcome),
        /organization\.json: .*Lighthouse.* is being imported by another process/,
      );
      assert.equal((await quick)?.ok, true);
      assert.equal((await importArchive(data, source)).ok, true);
      assert.equal((await rowCounts(data.store.read)).organization, 1);
    });
  }

  test('several imports of one new organisation at once make it once', async () => {
    await using data = await engine.open();
    await using folder = await writeArchive({ 'organization.json': { name: 'Lighthouse' } });
    const others = await Promise.all([1, 2, 3].map(() => data.openAgain()));
    const outcomes = await Promise.all(
      [data, ...others].map((each) => importArchive(each, folderSource(folder.path))),
    );
    assert.ok(outcomes.some(({ ok }) => ok));
    assert.equal((await rowCounts(data.store.read)).organization, 1);
  });

  test('a stalled import does not continue once another process rolls it back', async () => {
    await using data = await engine.open();
    await using folder = await writeArchive(content);
    const other = await data.openAgain();
    const source = disturbed(folderSource(folder.path), async () => {
      const [run] = await listRuns(data.store.read);
      assert.ok(run !== undefined);
      await data.store.write(({ db }) => sendHeartbeat(db, run, Date.now() - 6 * 60_000));
      assert.equal(await removeUnfinished(other.store, other.files, Date.now()), 1);
    });
    const outcome = await importArchive(data, source);
    assert.match(JSON.stringify(outcome), /took this one for dead/);
    assert.deepEqual(await rowCounts(data.store.read), nothing);
  });

  test('an import that sends a heartbeat before its rollback continues', async () => {
    await using data = await engine.open();
    await using folder = await writeArchive(content);
    const source = disturbed(folderSource(folder.path), async () => {
      const [found] = await listRuns(data.store.read);
      assert.ok(found !== undefined);
      await data.store.write(({ db }) => sendHeartbeat(db, found, found.heartbeat_at + 1));
      const seized = await data.store.write(({ db }) => takeOverRun(db, found, 'elsewhere 1', Date.now()));
      assert.equal(seized, false);
      assert.equal(await removeUnfinished(data.store, data.files, Date.now()), 0);
    });
    assert.equal((await importArchive(data, source)).ok, true);
    assert.equal((await rowCounts(data.store.read)).file, 1);
  });
});
