import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { type AppService, startApp } from '../../app/appService.ts';
import { rowsOf } from '../../app/everyRow.ts';
import { eachEngine } from '../../support/engines.ts';
import { expectedEverywhere } from './expected.ts';
import { History, type Step, step } from './history.ts';
import { Scene } from './scene.ts';
import { seenEverywhere } from './seen.ts';

const histories = Number(process.env.CANVASS_TEST_HISTORIES || 4);
const seed = Number(process.env.CANVASS_TEST_HISTORIES_SEED || Date.now() % 1_000_000_000);

eachEngine((engine) => {
  let app: AppService;
  before(async () => {
    app = await startApp(engine);
  });
  after(() => app.close());

  test(`deleted and erased responses are gone everywhere alike, seed ${seed}`, async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), isGoneEverywhere);
    await fc.assert(property, { numRuns: histories, seed, endOnFailure: histories < 100 });
  });

  async function isGoneEverywhere(steps: readonly Step[]): Promise<void> {
    await app.proveAll();
    const history = new History(await Scene.open(app));
    for (const each of steps) await history.run(each);
    assert.deepEqual(await seenEverywhere(history), expectedEverywhere(history));
    assert.deepEqual(await wordsLeft(history), []);
    assert.deepEqual(await contentsLeft(history), []);
  }

  /** Words of erased responses that any table still has. */
  async function wordsLeft({ scene, known }: History): Promise<string[]> {
    const there = new Set(known.filter(({ state }) => state !== 'gone').flatMap(({ words }) => [...words]));
    const isThere = (word: string) => [...there].some((each) => each.includes(word));
    const found: string[] = [];
    for (const [table, rows] of Object.entries(await rowsOf(app.data.store.read, scene.organization)))
      for (const word of new Set(JSON.stringify(rows).match(/word\d{5}x/g)))
        if (!isThere(word)) found.push(`${table}: ${word}`);
    return found;
  }

  /** Stored files whose response is erased, once the content that nothing needs is removed. */
  async function contentsLeft({ scene, known }: History): Promise<string[]> {
    const { store, files } = app.data;
    const noted = await store.read.selectFrom('unneeded_content').selectAll().execute();
    await store.write(({ db }) => db.updateTable('unneeded_content').set({ noted_at: 1 }).execute());
    await removeUnneeded({ store, files });
    const left: string[] = [];
    for (const { storage_key } of noted) if (await files.has(storage_key)) left.push(storage_key);
    const rows = await store.read
      .selectFrom('file')
      .select(['id', 'storage_key'])
      .where('organization_id', '=', scene.organization)
      .execute();
    const gone = new Set(
      known.filter(({ state }) => state === 'gone').flatMap(({ allFiles }) => [...allFiles]),
    );
    return [...left, ...rows.filter(({ id }) => gone.has(id)).map(({ id }) => id)];
  }
});
