import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyResponse } from '#form/query/responseQuery.ts';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { eraseDeletedResponses } from '#service/response/retention/eraseDeletedResponses.ts';
import { eraseOldResponses } from '#service/response/retention/eraseOldResponses.ts';
import { toTail } from '#store/fragment.ts';
import { deletedPage } from '#store/query/response/deletedResponse.ts';
import { filePage, findFile } from '#store/query/response/file.ts';
import { unboundedWindow } from '#store/store.ts';
import { listed, totals, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { ResponseExample } from './example.ts';

const day = 86_400_000;

eachEngine((engine) => {
  test('a deleted response is gone from lists, counts and files, and returns as it was', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    const { organizationId, formId } = example.form;
    await example.stored({ field1: 'First' });
    const { id } = await example.stored({ field1: 'Ana' }, { contents: ['one'] });
    const before = await everything(example);
    example.now += 1000;
    const act = { action: 'delete', deletion: 'deletion-1' } as const;
    assert.deepEqual(await example.change(act, { ids: [id, id, 999] }), { changed: 1, skipped: 1, steps: 1 });
    assert.deepEqual(
      (await listed(data.store, example.form)).map(({ response }) => response[0]?.value),
      ['First'],
    );
    assert.deepEqual(await totals(data.store, example.form), [1, 0, 2]);
    assert.deepEqual(
      (await filePage(data.store.read, organizationId, { limit: 9, ...unboundedWindow })).rows,
      [],
    );
    assert.equal(await findFile(data.store.read, organizationId, before.files[0]?.id ?? ''), undefined);
    const { rows } = await deletedPage(data.store.read, organizationId, formId, undefined, 10);
    const [deleted] = rows;
    assert.deepEqual([deleted?.id, deleted?.state, deleted?.actor_kind], [id, 'live', 'command_line']);

    example.now += 20 * day;
    assert.deepEqual(await example.change({ action: 'restore' }, { deletion: 'deletion-1' }), {
      changed: 1,
      skipped: 0,
      steps: 1,
    });
    assert.deepEqual(await everything(example), before);
    assert.equal(await eraseDeletedResponses(data.store, example.now + 60 * day), 0);
  });

  test('a new response never takes the time of a deleted one', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    // All in one millisecond, so the times run ahead of the clock.
    const rows = [];
    for (const name of ['a', 'b', 'c']) rows.push(await example.stored({ field1: name }));
    const newest = rows.at(-1);
    assert.ok(newest !== undefined);
    await example.change({ action: 'delete', deletion: null }, { ids: [newest.id] });
    const next = await example.stored({ field1: 'd' });
    assert.ok(next.created_at > newest.created_at);
    await example.change({ action: 'restore' }, { ids: [newest.id] });
    assert.equal((await example.row(newest.id))?.created_at, newest.created_at);
  });

  test('a response whose time an import has taken returns to the next free one', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    const { organizationId, formId } = example.form;
    const first = await example.stored({ field1: 'Ana' });
    await example.change({ action: 'delete', deletion: null }, { ids: [first.id] });
    const other = await example.stored({ field1: 'Bo' });
    await data.store.write(async ({ db }) => {
      const { created_at } = first;
      const tail = toTail({ response: other.items, created_at, updated_at: created_at });
      await db
        .updateTable('response')
        .set({ created_at, updated_at: created_at, tail })
        .where('organization_id', '=', organizationId)
        .where('form_id', '=', formId)
        .where('id', '=', other.id)
        .execute();
    });
    await example.change({ action: 'restore' }, { ids: [first.id] });
    assert.deepEqual(
      (await listed(data.store, example.form)).map(({ id, created_at }) => [id, Date.parse(created_at)]),
      [
        [first.id, first.created_at + 1],
        [other.id, first.created_at],
      ],
    );
  });

  test('an imported response, which has no submission id, frees its unique answer and takes it again', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data, { one_per_person: { by: 'answer', field: 'field2' } });
    const { organizationId, formId } = example.form;
    const ana = { field1: 'Ana', field2: 'ana@example.org' };
    const { id } = await example.stored(ana);
    await data.store.write(async ({ db }) => {
      await db
        .updateTable('response')
        .set({ submission_id: null })
        .where('organization_id', '=', organizationId)
        .where('form_id', '=', formId)
        .execute();
      for (const table of ['unique_answer', 'unique_field'] as const)
        await db.deleteFrom(table).where('organization_id', '=', organizationId).execute();
    });
    assert.equal(wordOf(await example.send(ana)), 'already_answered');
    await example.change({ action: 'delete', deletion: null }, { ids: [id] });
    const second = await example.stored(ana);
    await example.change({ action: 'restore' }, { ids: [id] });
    await example.change({ action: 'delete', deletion: null }, { ids: [second.id] });
    assert.equal(wordOf(await example.send(ana)), 'already_answered');
    await example.change({ action: 'delete', deletion: null }, { ids: [id] });
    assert.equal(wordOf(await example.send(ana)), 'stored');
  });

  test('seats and unique answers are free while a response is deleted', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data, {
      quotas: [{ field: 'field3', option: 'front', max: 1 }],
      one_per_person: { by: 'answer', field: 'field2' },
    });
    const ana = { field1: 'Ana', field2: 'ana@example.org', field3: ['front'] };
    const first = await example.stored(ana);
    await example.change({ action: 'delete', deletion: null }, { ids: [first.id] });
    const second = await example.stored(ana);
    await example.change({ action: 'restore' }, { ids: [first.id] });
    await example.change({ action: 'delete', deletion: null }, { ids: [second.id] });
    assert.equal(wordOf(await example.send({ ...ana, field3: ['back'] })), 'already_answered');
    assert.equal(wordOf(await example.send({ field1: 'X', field3: ['front'] })), 'option_full');
    await example.change({ action: 'erase' }, { ids: [first.id] });
    assert.equal(wordOf(await example.send(ana)), 'stored');
  });

  test('after 30 days a deleted response is erased with its files', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    const { id } = await example.stored({ field1: 'Secret name' }, { contents: ['secret'] });
    assert.ok((await example.edit(id, { field1: 'Other secret' })).ok);
    const [file] = await data.store.read.selectFrom('file').selectAll().execute();
    await example.change({ action: 'delete', deletion: null }, { ids: [id] });
    example.now += 30 * day;
    assert.equal(await eraseDeletedResponses(data.store, example.now), 0, 'not a millisecond too early');
    example.now += 1;
    const again = await data.openAgain();
    const erased = await Promise.all([
      eraseDeletedResponses(data.store, example.now),
      eraseDeletedResponses(again.store, example.now),
    ]);
    assert.equal(erased[0] + erased[1], 1);
    await removeUnneeded(data, { grace: 0 });
    assert.equal(await data.files.has(file?.storage_key ?? ''), false);
    for (const table of ['response', 'change_entry', 'file', 'audit_entry', 'deleted_response'] as const) {
      const rows = await data.store.read.selectFrom(table).selectAll().execute();
      assert.ok(!/secret/i.test(JSON.stringify(rows)), table);
    }
    assert.deepEqual(await example.change({ action: 'restore' }, { ids: [id] }), {
      changed: 0,
      skipped: 1,
      steps: 1,
    });
  });

  test('a retention period erases deleted responses too', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data, { retention_days: 5 });
    const { id } = await example.stored({ field1: 'Ana' });
    await example.change({ action: 'delete', deletion: null }, { ids: [id] });
    assert.equal(await eraseOldResponses(data.store, example.now + 6 * day), 1);
    assert.equal(await example.row(id), undefined);
    assert.deepEqual(await totals(data.store, example.form), [0, 0, 1]);
  });

  test('everything that matches a query is changed in steps', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    await Promise.all(
      Array.from({ length: 450 }, (_, number) => example.send({ field1: number % 3 === 0 ? 'Ana' : 'Bo' })),
    );
    await Promise.all(Array.from({ length: 5 }, () => example.send({ field1: 'Test' }, { test: true })));
    const filter = { on: 'field', field: 'field1', operator: 'is', value: 'ana' } as const;
    const query = { ...everyResponse, filters: [filter] };
    const deleted = await example.change({ action: 'delete', deletion: 'deletion-2' }, { query });
    assert.equal(deleted.changed, 150);
    assert.deepEqual(await totals(data.store, example.form), [300, 5, 450]);
    const restored = await example.change({ action: 'restore' }, { deletion: 'deletion-2' });
    assert.equal(restored.changed, 150);
    assert.deepEqual(await totals(data.store, example.form), [450, 5, 450]);

    const ids = (await data.store.read.selectFrom('response').select('id').execute()).map(({ id }) => id);
    const some = await example.change({ action: 'untag', tag: 'VIP' }, { ids: ids.slice(0, 450) });
    assert.deepEqual(some, { changed: 0, skipped: 450, steps: 3 });
    const tagged = await example.change({ action: 'tag', tag: 'VIP' }, { query });
    assert.equal(tagged.changed, 150);
    assert.equal((await example.change({ action: 'tag', tag: 'VIP' }, { query })).changed, 0);
    const withTag = { ...everyResponse, filters: [{ on: 'tag', operator: 'is', values: ['VIP'] } as const] };
    assert.equal((await example.change({ action: 'untag', tag: 'VIP' }, { query: withTag })).changed, 150);

    const tests = { ...everyResponse, tab: 'test' } as const;
    assert.equal((await example.change({ action: 'delete', deletion: null }, { query: tests })).changed, 5);
    assert.deepEqual(await totals(data.store, example.form), [450, 0, 450]);
  });

  test('quarantined submissions are released or discarded, many at once', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    for (const name of ['a', 'b', 'c']) await example.stored({ field1: name }, { suspicion: 'trap' });
    const [first, ...others] = await data.store.read
      .selectFrom('response')
      .select('id')
      .where('state', '=', 'spam')
      .orderBy('id')
      .execute();
    assert.ok(first !== undefined);
    const ids = [first.id];
    assert.equal((await example.change({ action: 'delete', deletion: null }, { ids })).changed, 0);
    assert.equal((await example.change({ action: 'release' }, { ids })).changed, 1);
    assert.deepEqual(await totals(data.store, example.form), [1, 0, 1]);
    const spam = { ...everyResponse, tab: 'spam' } as const;
    assert.equal((await example.change({ action: 'discard' }, { query: spam })).changed, others.length);
    const left = await data.store.read.selectFrom('response').select('state').execute();
    assert.deepEqual(
      left.map(({ state }) => state),
      ['live'],
    );
    // A list that somebody opened before names the others; none of them may mean this one.
    await example.stored({ field1: 'd' }, { suspicion: 'trap' });
    const gone = [first, ...others].map(({ id }) => id);
    assert.equal((await example.change({ action: 'discard' }, { ids: gone })).changed, 0);
    assert.equal((await example.change({ action: 'discard' }, { query: spam })).changed, 1);
  });
});

/** Everything that the outside sees: the API's list, the totals, the counts by time and the files. */
async function everything(example: ResponseExample) {
  const { store } = example.data;
  const { organizationId } = example.form;
  const counts = await store.read
    .selectFrom('response_count')
    .selectAll()
    .orderBy('level')
    .orderBy('start')
    .execute();
  const { rows } = await filePage(store.read, organizationId, { limit: 99, ...unboundedWindow });
  return {
    list: await listed(store, example.form),
    totals: await totals(store, example.form),
    counts,
    files: rows,
  };
}
