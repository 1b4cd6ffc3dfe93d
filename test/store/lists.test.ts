import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changeFormCount,
  findDefinition,
  findForm,
  formPage,
  formsAtOffset,
  insertForm,
  insertVersion,
} from '#store/query/form/form.ts';
import {
  findOrganization,
  findOrganizationsByName,
  insertOrganization,
  listOrganizations,
} from '#store/query/organization/organization.ts';
import { findWorkspace, insertWorkspace, workspacePage } from '#store/query/organization/workspace.ts';
import { filePage, findFile, insertFile, organizationsWithFile } from '#store/query/response/file.ts';
import { unboundedWindow } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { addExample, fileRow, formRow, versionRow } from './example.ts';

const fileId = '0b0e7a36-53c9-4f6e-a2a1-111111111111';
const all = { limit: 100, ...unboundedWindow };

eachEngine((engine) => {
  test('organisations are found by id and by name, and listed oldest first', async () => {
    await using data = await engine.open();
    const { read, write } = data.store;
    await write(async ({ db }) => {
      await insertOrganization(db, { id: 'b', name: 'Same', created_at: 2 });
      await insertOrganization(db, { id: 'a', name: 'Same', created_at: 1 });
      await insertOrganization(db, { id: 'c', name: 'Other', created_at: 2 });
    });
    assert.deepEqual(
      (await listOrganizations(read)).map(({ id }) => id),
      ['a', 'b', 'c'],
    );
    assert.equal((await findOrganization(read, 'c'))?.name, 'Other');
    assert.equal(await findOrganization(read, 'C'), undefined);
    assert.equal((await findOrganizationsByName(read, 'Same')).length, 2);
    assert.deepEqual(await findOrganizationsByName(read, 'same'), []);
  });

  test('a list of workspaces is newest first between two strict bounds', async () => {
    await using data = await engine.open();
    const { read, write } = data.store;
    const { organizationId } = await addExample(data.store);
    const other = await addExample(data.store, '2');
    await write(async ({ db }) => {
      for (const time of [30, 10, 20]) {
        await insertWorkspace(db, {
          organization_id: organizationId,
          id: `w${time}`,
          name: 'W',
          created_at: time,
        });
      }
    });
    const ids = async (window: { limit: number; before: number; after: number }) => {
      const page = await workspacePage(read, organizationId, window);
      return [...page.rows.map(({ id }) => id), page.hasMore];
    };
    assert.deepEqual(await ids(all), ['work', 'w30', 'w20', 'w10', false]);
    assert.deepEqual(await ids({ limit: 2, before: 31, after: 0 }), ['w30', 'w20', true]);
    assert.deepEqual(await ids({ limit: 2, before: 30, after: 0 }), ['w20', 'w10', false]);
    assert.deepEqual(await ids({ limit: 2, before: 31, after: 10 }), ['w30', 'w20', false]);
    assert.deepEqual(await ids({ limit: 2, before: 10, after: 0 }), [false]);
    assert.equal((await findWorkspace(read, organizationId, 'w10'))?.created_at, 10);
    assert.equal(await findWorkspace(read, other.organizationId, 'w10'), undefined);
  });

  test('forms are listed by time and by place, without deleted and arriving ones', async () => {
    await using data = await engine.open();
    const { read, write } = data.store;
    const example = await addExample(data.store);
    const { organizationId } = example;
    await write(async ({ db }) => {
      for (const time of [3, 1, 2]) await insertForm(db, formRow(example, `f${time}`, time));
      await insertForm(db, { ...formRow(example, 'deleted', 4), deleted_at: 5 });
      await insertForm(db, { ...formRow(example, 'arriving', 5), import_id: 'run' });
      await changeFormCount(db, organizationId, 3);
    });
    const page = await formPage(read, organizationId, { limit: 3, ...unboundedWindow });
    assert.deepEqual(
      page.rows.map(({ id }) => id),
      ['form', 'f3', 'f2'],
    );
    assert.equal(page.hasMore, true);
    const places = await formsAtOffset(read, organizationId, 2, 10);
    assert.deepEqual([places.rows.map(({ id }) => id), places.total], [['f2', 'f1'], 4]);
    assert.deepEqual(await formsAtOffset(read, organizationId, 4, 10), { rows: [], total: 4 });
    assert.equal((await findForm(read, organizationId, 'f1'))?.name, 'Form f1');
    for (const hidden of ['deleted', 'arriving', 'nobody'])
      assert.equal(await findForm(read, organizationId, hidden), undefined);
  });

  test('a published version is found in its own organisation only', async () => {
    await using data = await engine.open();
    const { read, write } = data.store;
    const { organizationId, formId } = await addExample(data.store);
    const other = await addExample(data.store, '2');
    await write(({ db }) => insertVersion(db, versionRow(organizationId, formId, 2)));
    assert.equal(await findDefinition(read, organizationId, formId, 1), '{"version":1}');
    assert.equal(await findDefinition(read, organizationId, formId, 2), '{"version":2}');
    assert.equal(await findDefinition(read, organizationId, formId, 3), undefined);
    assert.equal(await findDefinition(read, other.organizationId, formId, 1), undefined);
    await assert.rejects(write(({ db }) => insertVersion(db, versionRow(organizationId, formId, 2))));
  });

  test('a file is listed and found in its own organisation only', async () => {
    await using data = await engine.open();
    const { read, write } = data.store;
    const { organizationId } = await addExample(data.store);
    const other = await addExample(data.store, '2');
    await write(async ({ db }) => {
      await insertFile(db, fileRow(organizationId, fileId, 7));
      await insertFile(db, { ...fileRow(organizationId, 'arriving', 8), import_id: 'run' });
    });
    assert.deepEqual(
      (await filePage(read, organizationId, all)).rows.map(({ id }) => id),
      [fileId],
    );
    assert.deepEqual(await filePage(read, other.organizationId, all), { rows: [], hasMore: false });
    assert.equal((await findFile(read, organizationId, fileId))?.size, 3);
    assert.equal(await findFile(read, other.organizationId, fileId), undefined);
    assert.deepEqual(await organizationsWithFile(read, fileId), [organizationId]);
    assert.deepEqual(await organizationsWithFile(read, 'arriving'), []);
  });

  test('an id that cannot be is not found, and no error', async () => {
    await using data = await engine.open();
    const { organizationId } = await addExample(data.store);
    const { read } = data.store;
    for (const id of ['', 'a\0b', '\ud800', "'; --", 'é'.repeat(5000)]) {
      assert.equal(await findForm(read, organizationId, id), undefined);
      assert.equal(await findFile(read, organizationId, id), undefined);
      assert.equal(await findWorkspace(read, organizationId, id), undefined);
      assert.equal(await findOrganization(read, id), undefined);
      assert.deepEqual(await findOrganizationsByName(read, id), []);
      assert.deepEqual(await organizationsWithFile(read, id), []);
    }
  });
});
