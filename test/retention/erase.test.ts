import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { eraseOldResponses } from '#service/response/retention/eraseOldResponses.ts';
import { queueContentRemoval } from '#store/query/operate/contentRemoval.ts';
import { claimFiles } from '#store/query/response/file.ts';
import { addForm, listed, published, send, takingOf, totals, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 0, 10, 12);

eachEngine((engine) => {
  test('expired responses are erased with files, counts, seats and sender hashes', async () => {
    await using data = await engine.open();
    const { store, files } = data;
    const example = await addForm(store, {
      retention_days: 30,
      quotas: [{ field: 'field3', option: 'front', max: 2 }],
      one_per_person: { by: 'answer', field: 'field2' },
    });
    const { organizationId, formId } = example;
    const kept = await addForm(store, {}, { id: 'forever1', organizationId });
    let now = start;
    const taking = takingOf(store, () => now);
    const old = { field1: 'Ana', field2: 'ana@example.org', field3: ['front'] };
    const first = await send(taking, formId, old);
    assert.ok(first.ok);
    await send(taking, formId, { field1: 'Test' }, { test: true });
    await send(taking, kept.formId, { field1: 'Ana' });
    const [response] = await listed(store, example);
    assert.ok(response !== undefined);
    const content = await files.put(Readable.from([Buffer.from('content')]));
    const file = { id: 'file1', field_id: 'field9', name: 'a.txt', type: 'text/plain', size: 7 };
    await store.write(({ db }) =>
      claimFiles(db, organizationId, formId, { id: response.id, created_at: now }, [
        { ...file, sha256: 'x', waits: false, storage_key: content.storage_key },
      ]),
    );
    now += 20 * day;
    const young = { field1: 'Bo', field2: 'bo@example.org', field3: ['front'] };
    assert.equal(wordOf(await send(taking, formId, young)), 'stored');
    assert.equal(wordOf(await send(taking, formId, { ...young, field2: 'x@example.org' })), 'option_full');

    assert.equal(await eraseOldResponses(store, start + 30 * day), 0, 'not a millisecond too early');
    now = start + 30 * day + 1000;
    const again = await data.openAgain();
    const erased = await Promise.all([eraseOldResponses(store, now), eraseOldResponses(again.store, now)]);
    assert.equal(erased[0] + erased[1], 2, 'each of them once, the test too');

    assert.deepEqual(
      (await listed(store, example)).map(({ response: items }) => items[0]?.value),
      ['Bo'],
    );
    assert.deepEqual(await totals(store, example), [1, 0, 2]);
    assert.deepEqual(await totals(store, kept), [1, 0, 1]);
    const counts = await store.read
      .selectFrom('response_count')
      .select(['level', 'live'])
      .where('form_id', '=', formId)
      .orderBy('level')
      .execute();
    assert.deepEqual(
      counts.map(({ level, live }) => [level, live]),
      [0, 1, 2, 3].map((level) => [level, 1]),
    );
    assert.equal(await files.has(content.storage_key), true, 'its grace is not over');
    await removeUnneeded(data, { grace: 0 });
    assert.equal(await files.has(content.storage_key), false);
    assert.ok(
      !JSON.stringify(await store.read.selectFrom('response').selectAll().execute()).includes('ana@'),
    );

    // The seat is free, and its former holder may answer again; a late retry is not a second response.
    const late = await send(taking, formId, old, { submission_id: first.value.submission_id });
    assert.equal(wordOf(late), 'submission_differs');
    assert.equal(wordOf(await send(taking, formId, old)), 'stored');
    assert.equal((await published(store, formId)).counts.counter, 3);
  });

  test('files are removed even after a disk error or a crash', async ({ mock }) => {
    await using data = await engine.open();
    const { store, files } = data;
    const example = await addForm(store, { retention_days: 1 });
    const { organizationId, formId } = example;
    await send(
      takingOf(store, () => start),
      formId,
      { field1: 'Ana' },
    );
    const [response] = await listed(store, example);
    assert.ok(response !== undefined);
    const { storage_key } = await files.put(Readable.from([Buffer.from('content')]));
    const file = { id: 'file1', field_id: 'field9', name: 'a.txt', type: 'text/plain', size: 7, sha256: 'x' };
    await store.write(({ db }) =>
      claimFiles(db, organizationId, formId, { id: response.id, created_at: start }, [
        { ...file, waits: false, storage_key },
      ]),
    );
    const other = await files.put(Readable.from([Buffer.from('of somebody else')]));
    await store.write(({ db }) => queueContentRemoval(db, [other]));
    mock.method(files, 'remove', () => Promise.reject(new Error('refused')), { times: 1 });
    assert.equal(await eraseOldResponses(store, start + 2 * day), 1);
    await assert.rejects(removeUnneeded(data, { grace: 0 }), /refused/);
    assert.deepEqual(await listed(store, example), []);
    const kept = await Promise.all([storage_key, other.storage_key].map((key) => files.has(key)));
    assert.deepEqual(kept.sort(), [false, true], 'only what was refused is left');
    await removeUnneeded(data, { grace: 0 });
    for (const key of [storage_key, other.storage_key]) assert.equal(await files.has(key), false);
  });

  test('many are erased in small steps', async () => {
    await using data = await engine.open();
    const example = await addForm(data.store, { retention_days: 1 });
    const taking = takingOf(data.store, () => start);
    await Promise.all(Array.from({ length: 230 }, () => send(taking, example.formId, { field1: 'Ana' })));
    assert.equal(await eraseOldResponses(data.store, start + 2 * day), 230);
    assert.deepEqual(await totals(data.store, example), [0, 0, 230]);
    assert.deepEqual(await listed(data.store, example), []);
  });
});
