import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertForm, insertVersion } from '#store/query/form/form.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import { insertFile } from '#store/query/response/file.ts';
import { appendResponses } from '#store/query/response/response.ts';
import type { NewResponseRow, WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { eachEngine } from '../support/engines.ts';
import { addExample, arriving, type Example, fileRow, formRow, versionRow } from './example.ts';

function responseRow(form_id: string, id: number, created_at: number): NewResponseRow {
  return {
    form_id,
    id,
    version: 1,
    state: 'live',
    number: id,
    created_at,
    moved_from: null,
    updated_at: created_at,
    submission_id: null,
    body_hash: null,
    device: null,
    language: null,
    import_id: null,
    extra: null,
    head: '{"workflows":',
    workflows: '[]',
    tail: '}',
  };
}

const uniqueViolation = /unique/i;
const foreignKeyViolation = /foreign key/i;

eachEngine((engine) => {
  test('no two items of a list share their time', async () => {
    await using data = await engine.open();
    const mine = await addExample(data.store);
    const theirs = await addExample(data.store, '2');
    const workspace = (organization_id: OrganizationId, id: string) => ({
      organization_id,
      id,
      name: 'W',
      created_at: 9,
    });
    const insert: Record<string, (t: WriteTransaction, to: Example, id: number) => Promise<void>> = {
      workspace: ({ db }, to, id) => insertWorkspace(db, workspace(to.organizationId, `w${id}`)),
      form: ({ db }, to, id) => insertForm(db, formRow(to, `f${id}`, 9)),
      file: ({ db }, to, id) => insertFile(db, fileRow(to.organizationId, `file${id}`, 9)),
      response: (t, to, id) => t.insertResponses(to.organizationId, [responseRow(to.formId, id, 9)]),
    };
    for (const [kind, add] of Object.entries(insert)) {
      await data.store.write((transaction) => add(transaction, mine, 1));
      await assert.rejects(
        data.store.write((transaction) => add(transaction, mine, 2)),
        uniqueViolation,
        kind,
      );
      // Times are unique per organisation only.
      await data.store.write((transaction) => add(transaction, theirs, 3));
    }
  });

  test('responses outside the list may share a time with those inside', async () => {
    await using data = await engine.open();
    const { organizationId, formId } = await addExample(data.store);
    await data.store.write(({ insertResponses }) =>
      insertResponses(organizationId, [
        responseRow(formId, 1, 9),
        { ...responseRow(formId, 2, 9), state: 'test' },
        { ...responseRow(formId, 3, 9), state: 'spam' },
        { ...responseRow(formId, 4, 9), import_id: 'run' },
      ]),
    );
  });

  test('a child cannot hang under the parent of another organisation', async () => {
    await using data = await engine.open();
    const mine = await addExample(data.store);
    const theirs = await addExample(data.store, '2');
    await data.store.write((transaction) =>
      appendResponses(transaction, theirs.organizationId, [arriving(theirs.formId)], () => 5),
    );
    const { organizationId } = mine;
    const attempts: Record<string, (transaction: WriteTransaction) => Promise<unknown>> = {
      'a form in their workspace': ({ db }) =>
        insertForm(db, formRow({ organizationId, workspaceId: theirs.workspaceId }, 'f', 1)),
      'a version of their form': ({ db }) => insertVersion(db, versionRow(organizationId, theirs.formId, 2)),
      'a response to their form': ({ insertResponses }) =>
        insertResponses(organizationId, [responseRow(theirs.formId, 1, 1)]),
      'a response to a version that was never published': ({ insertResponses }) =>
        insertResponses(organizationId, [{ ...responseRow(mine.formId, 1, 1), version: 7 }]),
      'a file of their response': ({ db }) =>
        insertFile(db, { ...fileRow(organizationId, 'file', 1), form_id: theirs.formId, response_id: 1 }),
      'a count of their form': ({ db }) =>
        db
          .insertInto('response_count')
          .values({ organization_id: organizationId, form_id: theirs.formId, level: 0, start: 0, live: 1 })
          .execute(),
    };
    for (const [what, attempt] of Object.entries(attempts))
      await assert.rejects(data.store.write(attempt), foreignKeyViolation, what);
    const append = data.store.write((transaction) =>
      appendResponses(transaction, organizationId, [arriving(theirs.formId)], () => 5),
    );
    await assert.rejects(append, new Error(`there is no form ${theirs.formId}`));
  });

  test('a submission id is taken once in a form', async () => {
    await using data = await engine.open();
    const { organizationId, formId } = await addExample(data.store);
    const submit = () =>
      data.store.write((transaction) =>
        appendResponses(transaction, organizationId, [arriving(formId, { submission_id: 'one' })], () => 5),
      );
    await submit();
    await assert.rejects(submit(), uniqueViolation);
  });

  test('a form id is taken once in the installation, since its public address names no organisation', async () => {
    await using data = await engine.open();
    const mine = await addExample(data.store);
    const theirs = await addExample(data.store, '2');
    await assert.rejects(
      data.store.write(({ db }) => insertForm(db, formRow(mine, theirs.formId, 1))),
      uniqueViolation,
    );
  });
});
