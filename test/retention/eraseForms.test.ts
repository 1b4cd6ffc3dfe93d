import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { deleteForm } from '#service/form/deleteForm.ts';
import { eraseDeletedForms } from '#service/form/eraseDeletedForms.ts';
import { restoreForm, restorePeriod } from '#service/form/restoreForm.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { beginFormErasure } from '#store/query/form/formErasure.ts';
import { notedErasures, settleErasures } from '#store/query/operate/erasure.ts';
import type { Store } from '#store/store.ts';
import type { Tables } from '#store/tables.ts';
import { type Example, published } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { fullForm } from './fullForm.ts';

const deletedAt = Date.UTC(2026, 0, 20);

/** Every table with a form in its rows, and how many rows each form has in it. */
async function rowsByTable(store: Store, { formId }: Example): Promise<Map<string, number>> {
  const { rows } =
    store.engine === 'sqlite'
      ? await sql<{ name: string }>`SELECT m.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c
          WHERE m.type = 'table' AND c.name = 'form_id'`.execute(store.read)
      : await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.columns
          WHERE column_name = 'form_id' AND table_schema = current_schema()`.execute(store.read);
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    const found = await store.read
      .selectFrom(name as keyof Tables as 'file')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('form_id', '=', formId)
      .executeTakeFirstOrThrow();
    counts.set(name, Number(found.count));
  }
  return counts;
}

async function mailsOf(store: Store, { formId }: Example): Promise<number> {
  const rows = await store.read.selectFrom('mail').select('id').where('id', 'like', `${formId}-%`).execute();
  return rows.length;
}

async function remove(store: Store, { organizationId, formId }: Example): Promise<void> {
  const deleted = await deleteForm(operatorWrites(store, organizationId), formId, {
    withResponses: true,
    now: deletedAt,
  });
  assert.ok(deleted.ok);
}

eachEngine((engine) => {
  test('a deleted form is erased with everything of it once it cannot be restored', async () => {
    await using data = await engine.open();
    const { store, files } = data;
    const gone = await fullForm(data, 'gone0001');
    const kept = await fullForm(data, 'gone0002', gone.organizationId);
    const before = await rowsByTable(store, kept);
    assert.deepEqual(
      [...before].filter(([, count]) => count === 0),
      [],
      'each table has a row',
    );
    await remove(store, gone);

    const due = deletedAt + restorePeriod + 1;
    assert.equal(await eraseDeletedForms(store, due - 1), 0, 'not a millisecond too early');
    assert.equal((await rowsByTable(store, gone)).get('response'), 1);
    await store.write(async ({ db }) => settleErasures(db, await notedErasures(db, 100)));
    const again = await data.openAgain();
    // Few rows at a time, so that steps end within tables.
    const erased = await Promise.all(
      [store, again.store].map((each, index) => eraseDeletedForms(each, due, 1 + 2 * index)),
    );
    assert.deepEqual(erased.toSorted(), [0, 1], 'two processes erase it once');

    const left = [...(await rowsByTable(store, gone))].filter(([, count]) => count > 0);
    assert.deepEqual(left, []);
    assert.equal(await mailsOf(store, gone), 0);
    assert.deepEqual(await rowsByTable(store, kept), before, 'another form keeps everything');
    assert.equal(await mailsOf(store, kept), 2);
    await removeUnneeded(data, { grace: -1 });
    for (const key of gone.keys) assert.equal(await files.has(key), false);
    for (const key of kept.keys) assert.equal(await files.has(key), true);
    const row = await store.read
      .selectFrom('form')
      .selectAll()
      .where('id', '=', 'gone0001')
      .executeTakeFirst();
    assert.deepEqual([row?.name, row?.draft, row?.settings, row?.slug], ['', '{}', '{}', null]);
    assert.ok((await store.read.selectFrom('erasure').selectAll().execute()).length > 0, 'its bytes go too');
    const restored = await restoreForm(operatorWrites(store, gone.organizationId), gone.formId, deletedAt);
    assert.ok(!restored.ok && restored.failure.code === 'form_unknown', 'also by a clock that runs behind');
    assert.equal(await eraseDeletedForms(store, due + restorePeriod), 0, 'once');
    await published(store, kept.formId);
  });

  test('what a killed process began is finished, and nobody restores it in between', async () => {
    await using data = await engine.open();
    const { store } = data;
    const form = await fullForm(data, 'gone0001');
    await remove(store, form);
    const writes = operatorWrites(store, form.organizationId);
    const erased = { organization_id: form.organizationId, id: form.formId };
    await store.write(({ db }) => beginFormErasure(db, erased, deletedAt + 1));
    const restored = await restoreForm(writes, form.formId, deletedAt + 1000);
    assert.ok(!restored.ok && restored.failure.code === 'form_unknown');
    assert.equal(await eraseDeletedForms(store, deletedAt + restorePeriod + 1), 1);
    assert.equal((await rowsByTable(store, form)).get('response'), 0);
  });

  test('a form that was restored in time stays', async () => {
    await using data = await engine.open();
    const { store } = data;
    const form = await fullForm(data, 'gone0001');
    await remove(store, form);
    const restored = await restoreForm(
      operatorWrites(store, form.organizationId),
      form.formId,
      deletedAt + restorePeriod,
    );
    assert.ok(restored.ok);
    const before = await rowsByTable(store, form);
    assert.equal(await eraseDeletedForms(store, deletedAt + 2 * restorePeriod), 0);
    // As a process that listed the form before it was restored.
    const listed = { organization_id: form.organizationId, id: form.formId };
    const due = deletedAt + 2 * restorePeriod;
    assert.equal(await store.write(({ db }) => beginFormErasure(db, listed, due)), false);
    assert.deepEqual(await rowsByTable(store, form), before);
  });
});
