import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatInstant } from '#kit/time/instant.ts';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { changesSince, noWatermark } from '#store/query/response/changeLog.ts';
import { filePage } from '#store/query/response/file.ts';
import { unboundedWindow } from '#store/store.ts';
import { listed, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { ResponseExample } from './example.ts';

eachEngine((engine) => {
  test('an edit changes the API, its time and the log, which keeps the old answer', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    const { organizationId, formId } = example.form;
    const { id } = await example.stored({ field1: 'Ana', field2: 'ana@example.org' });
    const [before] = await listed(data.store, example.form);
    example.now += 5000;
    const edited = await example.edit(id, { field1: 'Anna', field2: null });
    assert.ok(edited.ok);
    assert.deepEqual(edited.value.changed, ['field1', 'field2']);
    const [after] = await listed(data.store, example.form);
    assert.deepEqual(after, {
      ...before,
      response: [{ ...before?.response[0], value: 'Anna' }],
      updated_at: formatInstant(example.now),
    });
    const log = await changesSince(data.store.read, organizationId, formId, noWatermark);
    const entry = log.entries.at(-1);
    assert.deepEqual(
      [entry?.kind, entry?.response_id, entry?.created_at, entry?.old, entry?.new],
      [
        'response_edited',
        id,
        example.now,
        { field1: 'Ana', field2: 'ana@example.org' },
        { field1: 'Anna', field2: null },
      ],
    );
  });

  test('an edit of what somebody else has changed, or that is refused, changes nothing', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    const row = await example.stored({ field1: 'Ana' });
    assert.ok((await example.edit(row.id, { field1: 'Bo' })).ok);
    const late = await example.edit(row.id, { field1: 'Cy' }, row.updated_at);
    assert.equal(late.ok ? '' : late.failure.code, 'response_changed');
    const empty = await example.edit(row.id, { field1: '' });
    assert.equal(empty.ok ? '' : empty.failure.code, 'answers_refused');
    const computed = await example.edit(row.id, { field9: 'x' });
    assert.equal(computed.ok ? '' : computed.failure.code, 'field_fixed');
    assert.equal((await example.row(row.id))?.items[0]?.value, 'Bo');
  });

  test('seats and unique answers move with an edit', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data, {
      quotas: [{ field: 'field3', option: 'front', max: 1 }],
      one_per_person: { by: 'answer', field: 'field2' },
    });
    const ana = await example.stored({ field1: 'Ana', field2: 'ana@example.org', field3: ['front'] });
    const bo = await example.stored({ field1: 'Bo', field2: 'bo@example.org', field3: ['back'] });
    const taken = await example.edit(bo.id, { field3: ['front'] });
    assert.ok(!taken.ok && taken.failure.code === 'answers_refused');
    assert.equal(taken.failure.faults[0]?.fault.code, 'option_full');
    const same = await example.edit(bo.id, { field2: 'ANA@example.org' });
    assert.ok(!same.ok && same.failure.code === 'answers_refused');
    assert.equal(same.failure.faults[0]?.fault.code, 'already_answered');

    assert.ok((await example.edit(ana.id, { field2: 'anna@example.org', field3: ['back'] })).ok);
    assert.equal(wordOf(await example.send({ field1: 'X', field2: 'anna@example.org' })), 'already_answered');
    assert.ok((await example.edit(bo.id, { field2: 'ana@example.org', field3: ['front'] })).ok);
    assert.equal(wordOf(await example.send({ field1: 'X', field3: ['front'] })), 'option_full');
    assert.equal(wordOf(await example.send({ field1: 'X', field2: 'bo@example.org' })), 'stored');
  });

  test('a file that an edit leaves out is removed with its content', async () => {
    await using data = await engine.open();
    const example = await ResponseExample.open(data);
    const { organizationId } = example.form;
    const row = await example.stored({ field1: 'Ana' }, { contents: ['one', 'two'] });
    const files = async () =>
      (await filePage(data.store.read, organizationId, { limit: 9, ...unboundedWindow })).rows;
    const [two, one] = await files();
    assert.ok(one !== undefined && two !== undefined);
    const unknown = await example.edit(row.id, { field4: [one.id, crypto.randomUUID()] });
    assert.equal(unknown.ok, false);
    assert.ok((await example.edit(row.id, { field4: [two.id] })).ok);
    assert.deepEqual(
      (await files()).map(({ id }) => id),
      [two.id],
    );
    await removeUnneeded(data, { grace: 0 });
    assert.equal(await data.files.has(one.storage_key ?? ''), false);
    assert.equal(await data.files.has(two.storage_key ?? ''), true);
  });

  test('test responses are edited without touching seats; quarantined ones are not', async () => {
    await using data = await engine.open();
    const quotas = [{ field: 'field3', option: 'front', max: 1 }];
    const example = await ResponseExample.open(data, { quotas });
    await example.stored({ field1: 'Ana', field3: ['front'] });
    const tried = await example.stored({ field1: 'Test' }, { test: true });
    assert.ok((await example.edit(tried.id, { field3: ['front'] })).ok);
    const caught = await example.stored({ field1: 'Spam' }, { suspicion: 'trap' });
    const edited = await example.edit(caught.id, { field1: 'x' });
    assert.equal(edited.ok ? '' : edited.failure.code, 'response_unknown');
  });
});
