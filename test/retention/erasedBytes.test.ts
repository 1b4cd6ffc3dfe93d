import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { erasedOverwriter } from '#service/operate/erasedOverwriter.ts';
import { dueResponses, eraseResponses } from '#store/query/response/retention.ts';
import { backUp } from '../backup/installation.ts';
import { eachEngine } from '../support/engines.ts';
import { assertSound, count, fill, relationsWith, wordsIn } from './erasedWords.ts';

eachEngine((engine) => {
  test('the bytes of erased responses leave every file of the data', async () => {
    await using data = await engine.open();
    const { store, files, folder } = data;
    const { survey, words } = await fill(data);
    const { organizationId, formId } = survey;
    assert.equal(await erasedOverwriter(store)(), true, 'what came before is settled');
    const overwrite = erasedOverwriter(store);
    const due = await dueResponses(store.read, organizationId, formId, 1e14, count);
    const gone = due.filter(({ id }) => id % 3 === 0 || id % 10 === 0);
    const isGone = new Set(gone.map(({ id }) => id));
    const erased = [...words].flatMap(([id, own]) => (isGone.has(id) ? own : []));
    const kept = [...words].flatMap(([id, own]) => (isGone.has(id) ? [] : own.slice(0, 1)));
    assert.ok(erased.length > count / 3 && kept.length > count / 3);
    if (engine.name === 'sqlite') assert.notDeepEqual(await wordsIn(folder, erased), [], 'they can be found');
    const erase = (some: typeof gone) =>
      store.write((transaction) => eraseResponses(transaction, organizationId, formId, some, { now: 2_000 }));
    const plain = gone.filter(({ id }) => id % 10 !== 0);
    await erase(plain);
    const noted = await store.read.selectFrom('erasure').selectAll().execute();
    assert.ok(noted.length > 0, 'responses without notes and files alone');
    await erase(gone.filter((response) => !plain.includes(response)));

    await removeUnneeded({ store, files }, { grace: -1 });
    assert.equal(await overwrite(), true);
    assert.deepEqual(await store.read.selectFrom('erasure').selectAll().execute(), []);

    await mkdir(join(folder, 'backups'), { recursive: true });
    await backUp(data, join(folder, 'backups', 'later.tar'));
    assert.deepEqual(await wordsIn(folder, erased), []);
    if (engine.name === 'postgres') {
      const { rows } = await sql`SELECT relname FROM pg_stat_user_tables
        WHERE schemaname = current_schema() AND vacuum_count = 0
          AND relname IN ('response', 'response_doc', 'response_note', 'file', 'change_entry')`.execute(
        store.read,
      );
      assert.deepEqual(rows, [], 'tables were vacuumed');
      assert.deepEqual(await relationsWith(store, `relname = 'response_doc_words'`, erased), []);
      // As the documents tell operators to.
      await sql`VACUUM FULL`.execute(store.read);
      assert.deepEqual(await relationsWith(store, 'relnamespace >= 2200', erased), []);
    }
    for (const word of kept.slice(0, 20)) {
      const searched = [{ text: word, prefix: false }];
      const window = { from: undefined, order: 'desc', limit: 2 } as const;
      const found = await store.words.find(store.read, organizationId, formId, searched, window);
      assert.equal(found.length, 1, 'what was not erased is still found');
    }
    if (engine.name === 'sqlite') await assertSound(store);
  });

  if (engine.name === 'sqlite')
    test('a reader of an older state holds overwriting back, and the next run does it', async () => {
      await using data = await engine.open();
      const { store, folder } = data;
      const { survey, words } = await fill(data);
      const { organizationId, formId } = survey;
      const due = await dueResponses(store.read, organizationId, formId, 1e14, count);
      const erased = [...words.values()].flat();
      await store.snapshot(async (db) => {
        await db.selectFrom('form').select('id').execute();
        await store.write((transaction) =>
          eraseResponses(transaction, organizationId, formId, due, { now: 2_000 }),
        );
        assert.equal(await erasedOverwriter(store)(), false);
        assert.equal((await store.read.selectFrom('erasure').selectAll().execute()).length > 0, true);
      });
      assert.equal(await erasedOverwriter(store)(), true);
      const database = erased.filter((_, index) => index % 10 === 0);
      assert.deepEqual(
        (await wordsIn(folder, database)).filter((found) => found.startsWith('canvass.db')),
        [],
      );
      await assertSound(store);
    });
});
