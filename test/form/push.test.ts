import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormSettings } from '#form/schema/settings.ts';
import { readFormFile } from '#form/schema/text/readFormFile.ts';
import { writeFormFile } from '#form/schema/text/writeFormFile.ts';
import { deleteForm } from '#service/form/deleteForm.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { pullForm } from '#service/form/push/pullForm.ts';
import { pushForm } from '#service/form/push/pushForm.ts';
import { setFormPassword } from '#service/form/setFormPassword.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { insertForm } from '#store/query/form/form.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { createWorkspace } from '#store/query/organization/workspace.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { onSqlite } from '../support/engines.ts';
import {
  definition,
  newOrganization,
  order,
  pushed,
  refused,
  relabelled,
  start,
  storedForm,
} from './example.ts';

/** Pulls the form and pushes the file back. */
async function pullAndPush(
  store: Store,
  organizationId: OrganizationId,
  kind: 'yaml' | 'json',
): Promise<string> {
  const text = writeFormFile(await pullForm(store.read, await storedForm(store)), kind);
  const read = await readFormFile(text, kind);
  if (!read.ok) assert.fail(JSON.stringify(read.failure));
  const { id = '', workspace, ...state } = splitFormFile(read.value.file);
  const outcome = await pushForm(
    operatorWrites(store, organizationId),
    { ...state, id, workspace },
    start + 1000,
  );
  if (!outcome.ok) assert.fail(outcome.failure.code);
  assert.deepEqual([outcome.value.draftChanges, outcome.value.liveChanges], [[], []]);
  return text;
}

onSqlite((engine) => {
  test('the first form makes a workspace; every form is newer than those before it', async () => {
    await using data = await engine.open();
    const organizationId = await newOrganization(data.store);
    const first = await pushed(data.store, organizationId);
    assert.deepEqual(
      [first.created, first.target.missing, first.target.workspace.name],
      [true, true, 'Forms'],
    );
    // The clock stands still, and goes back.
    const second = await pushed(data.store, organizationId, { id: 'contact2' });
    assert.equal(second.target.missing, false);
    await pushed(data.store, organizationId, { id: 'contact3' }, start - 5000);
    const rows = await Promise.all(
      ['contact1', 'contact2', 'contact3'].map((id) => storedForm(data.store, id)),
    );
    assert.deepEqual(
      rows.map(({ created_at, updated_at }) => [created_at - start, updated_at - start]),
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    );
    assert.deepEqual(
      rows.map(({ enabled, published_version, draft_revision, last_field_number }) => [
        enabled,
        published_version,
        draft_revision,
        last_field_number,
      ]),
      rows.map(() => [0, null, 1, 2]),
    );
    assert.equal((await findOrganization(data.store.read, organizationId))?.form_count, 3);
  });

  test('forms pushed at once all come in, in one order', async () => {
    await using data = await engine.open();
    const organizationId = await newOrganization(data.store);
    await pushed(data.store, organizationId);
    const ids = Array.from({ length: 8 }, (_, index) => `together${index}`.slice(-8));
    await Promise.all(ids.map((id) => pushed(data.store, organizationId, { id })));
    // The same form from two places: one creates it, the other finds it.
    const both = await Promise.all([1, 2].map(() => pushed(data.store, organizationId, { id: 'twice000' })));
    assert.deepEqual(both.map(({ created }) => created).sort(), [false, true]);
    assert.equal((await findOrganization(data.store.read, organizationId))?.form_count, 10);
  });

  test('a push changes what differs and says so', async () => {
    await using data = await engine.open();
    const organizationId = await newOrganization(data.store);
    await pushed(data.store, organizationId);
    const before = await storedForm(data.store);
    assert.deepEqual(await pushed(data.store, organizationId), {
      id: 'contact1',
      name: 'Contact',
      created: false,
      revision: 1,
      draftChanges: [],
      liveChanges: [],
      target: { workspace: (await pushed(data.store, organizationId)).target.workspace, missing: false },
      warnings: [],
    });
    assert.deepEqual(await storedForm(data.store), before);

    const changed = await pushed(data.store, organizationId, {
      name: 'Contact us',
      definition: relabelled('Your name'),
      settings: { slug: 'contact', max_responses: 5 },
    });
    assert.deepEqual(changed.draftChanges, ['field1: label changes from "Name" to "Your name".']);
    assert.deepEqual(changed.liveChanges, [
      'Renames the form from "Contact" to "Contact us".',
      'Setting: slug becomes "contact".',
      'Setting: max_responses becomes 5.',
    ]);
    const after = await storedForm(data.store);
    assert.deepEqual(
      [after.name, after.draft_revision, after.slug, after.settings, after.updated_at],
      ['Contact us', 2, 'contact', '{"slug":"contact","max_responses":5}', before.updated_at],
    );
  });

  test('pulling and pushing changes nothing, in YAML and in JSON, whatever the format that is stored', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    const { target } = await pushed(store, organizationId, {
      settings: { slug: 'contact', time_zone: 'Asia/Tokyo' },
    });
    const format1 = {
      format: 1,
      pages: [
        {
          id: 'page1',
          label: '',
          fields: [
            {
              id: 'field1',
              type: 'multiple_choice',
              label: 'no',
              description: null,
              required: false,
              options: [{ label: 'A', value: 'a', price: 2 }],
              position: 1,
            },
            { id: 'x', type: 'signature', label: '', description: 'Sign\nhere', required: true, position: 0 },
          ],
        },
      ],
    };
    for (const draft of [undefined, JSON.stringify(format1)]) {
      if (draft !== undefined)
        await store.write(({ db }) =>
          db.updateTable('form').set({ draft }).where('id', '=', 'contact1').execute(),
        );
      const before = await storedForm(store);
      for (const kind of ['yaml', 'json'] as const) {
        const text = await pullAndPush(store, organizationId, kind);
        assert.equal(await pullAndPush(store, organizationId, kind), text);
        assert.deepEqual(await storedForm(store), before);
      }
    }
    // If there are several workspaces, the pulled file names the form's.
    await store.write((transaction) =>
      createWorkspace(transaction, organizationId, { id: 'sales000', name: 'Sales' }, start),
    );
    await newOrganization(store, 'Other');
    const file = await pullForm(store.read, await storedForm(store));
    assert.deepEqual([file.organization, file.workspace], ['Acme', target.workspace.name]);
    await pullAndPush(store, organizationId, 'yaml');
  });

  test('a form moves to the workspace that its file names', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    await pushed(store, organizationId);
    // Refused even if there is only one workspace: a typo must not put a form where nobody looks for it.
    assert.equal((await refused(store, organizationId, { workspace: 'Sales' })).code, 'workspace_unknown');
    await store.write((transaction) =>
      createWorkspace(transaction, organizationId, { id: 'sales000', name: 'Sales' }, start),
    );
    assert.deepEqual((await pushed(store, organizationId)).liveChanges, []);
    const moved = await pushed(store, organizationId, { workspace: 'Sales' });
    assert.deepEqual(moved.liveChanges, ['Moves the form to the workspace "Sales".']);
    assert.equal((await storedForm(store)).workspace_id, 'sales000');
    assert.equal((await refused(store, organizationId, { workspace: 'Nowhere' })).code, 'workspace_unknown');
    assert.equal((await refused(store, organizationId, { id: 'newform1' })).code, 'workspace_needed');
  });

  test('another organisation’s id or address is refused, and its form is untouched', async () => {
    await using data = await engine.open();
    const { store } = data;
    const mine = await newOrganization(store);
    const theirs = await newOrganization(store, 'Other');
    await pushed(store, theirs, { settings: { slug: 'contact' } });
    const before = await storedForm(store);
    assert.deepEqual(await refused(store, mine), { code: 'id_taken' });
    const slug = { id: 'contact2', settings: { slug: 'contact' } };
    assert.deepEqual(await refused(store, mine, slug), { code: 'slug_taken', slug: 'contact' });
    assert.deepEqual(await refused(store, mine, { id: 'Contact' }), { code: 'id_malformed' });
    assert.deepEqual(await storedForm(store), before);
    // Nothing was created on the way, not even a workspace.
    assert.equal((await pushed(store, mine, { id: 'contact2' })).target.missing, true);
    assert.deepEqual(await refused(store, mine, slug), { code: 'slug_taken', slug: 'contact' });
    await deleteForm(operatorWrites(store, theirs), 'contact1', { withResponses: false, now: start });
    await pushed(store, mine, slug);
    assert.deepEqual(await refused(store, theirs), { code: 'form_deleted' });
    assert.deepEqual(await refused(store, mine), { code: 'id_taken' });
  });

  test('of two forms that want one address at once, one gets it', async () => {
    await using data = await engine.open();
    const organizationId = await newOrganization(data.store);
    await pushed(data.store, organizationId);
    const outcomes = await Promise.all(
      ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((id) =>
        pushForm(
          operatorWrites(data.store, organizationId),
          order({ id, settings: { slug: 'contact' } }),
          start,
        ),
      ),
    );
    assert.equal(outcomes.filter(({ ok }) => ok).length, 1);
  });

  test('a form of an unfinished import is not found', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    const { target } = await pushed(store, organizationId);
    await store.write(({ db }) =>
      insertForm(db, {
        organization_id: organizationId,
        id: 'arriving',
        workspace_id: target.workspace.id,
        name: 'Arriving',
        enabled: 1,
        created_at: start + 50,
        updated_at: start,
        draft: '{"format":1,"pages":[]}',
        import_id: 'run',
      }),
    );
    assert.deepEqual(await refused(store, organizationId, { id: 'arriving' }), { code: 'id_taken' });
    const published = await publishForm(operatorWrites(store, organizationId), 'arriving', start);
    assert.equal(published.ok, false);
  });

  test('the id of a published field stays with its type, and field numbers only rise', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    const page = (fields: (typeof definition)['pages'][number]['fields']) => ({
      definition: { ...definition, pages: [{ id: 'page1', label: '', fields }] },
    });
    await pushed(store, organizationId, page([{ id: 'field9', type: 'comment', label: 'Text' }]));
    // A draft has no answers.
    await pushed(store, organizationId, page([{ id: 'field9', type: 'email', label: 'Mail' }]));
    assert.equal((await publishForm(operatorWrites(store, organizationId), 'contact1', start)).ok, true);
    await pushed(store, organizationId, page([{ id: 'field1', type: 'comment', label: 'Text' }]));
    assert.equal((await storedForm(store)).last_field_number, 9);
    assert.equal((await publishForm(operatorWrites(store, organizationId), 'contact1', start)).ok, true);
    const before = await storedForm(store);
    assert.deepEqual(
      await refused(store, organizationId, page([{ id: 'field9', type: 'phone', label: 'Phone' }])),
      { code: 'field_id_reused', fields: [{ id: 'field9', was: 'email', is: 'phone' }] },
    );
    assert.deepEqual(await storedForm(store), before);
    await pushed(store, organizationId, page([{ id: 'field9', type: 'email', label: 'Back again' }]));
  });

  test('a password stays until it is taken away, and no file holds it', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    await pushed(store, organizationId, { settings: { slug: 'contact' } });
    await setFormPassword(operatorWrites(store, organizationId), 'contact1', 'secret', 1);
    const { settings } = await storedForm(store);
    assert.match(settings, /^\{"slug":"contact","password_hash":"\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.deepEqual((await pullForm(store.read, await storedForm(store))).settings, { slug: 'contact' });
    await pullAndPush(store, organizationId, 'yaml');
    assert.equal((await storedForm(store)).settings, settings);
    await pushed(store, organizationId);
    assert.match((await storedForm(store)).settings, /^\{"password_hash":/);
    await setFormPassword(operatorWrites(store, organizationId), 'contact1', undefined, 1);
    assert.equal((await storedForm(store)).settings, '{}');
  });

  test('settings with errors change nothing, for they would take effect at once', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    const wrong: FormSettings = { time_zone: 'Nowhere/Land', opens_at: '2026-02-30T10:00' };
    const codes = async (settings: FormSettings) => {
      const failure = await refused(store, organizationId, { settings });
      return failure.code === 'settings_invalid' ? failure.findings.map(({ code }) => code) : failure.code;
    };
    assert.deepEqual(await codes(wrong), ['time_zone_unknown', 'date_impossible']);
    assert.equal((await store.read.selectFrom('form').selectAll().execute()).length, 0);
    await pushed(store, organizationId, { settings: { time_zone: 'Asia/Tokyo' } });
    await publishForm(operatorWrites(store, organizationId), 'contact1', start);
    const before = await storedForm(store);
    assert.deepEqual(await codes(wrong), ['time_zone_unknown', 'date_impossible']);
    assert.deepEqual(await codes({ one_per_person: { by: 'answer', field: 'field9' } }), [
      'reference_unknown',
    ]);
    assert.deepEqual(await storedForm(store), before);
  });

  test('settings may name what only the draft has, and the push says so', async () => {
    await using data = await engine.open();
    const { store } = data;
    const organizationId = await newOrganization(store);
    await pushed(store, organizationId);
    await publishForm(operatorWrites(store, organizationId), 'contact1', start);
    const next = structuredClone(definition);
    const options = [{ value: 'am', label: 'Morning' }];
    next.pages[0]?.fields.push({ id: 'field3', type: 'dropdown', label: 'When', options });
    const settings = { quotas: [{ field: 'field3', option: 'am', max: 5 }] };
    const { warnings } = await pushed(store, organizationId, { definition: next, settings });
    assert.deepEqual(
      warnings.map(({ severity, code, path, message }) => [severity, code, path, message]),
      [
        [
          'warning',
          'reference_unknown',
          'settings.quotas[0].field',
          'Version 1, which visitors see until the next is published, lacks what a setting names. The quota names field3, which is not a field of this form.',
        ],
      ],
    );
    await publishForm(operatorWrites(store, organizationId), 'contact1', start);
    const again = await pushed(store, organizationId, { definition: next, settings });
    assert.deepEqual([again.liveChanges, again.warnings], [[], []]);
  });
});
