import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import type { OrganizationId } from '#store/tables.ts';
import { onSqlite } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { makePublishedForm } from './publishedForm.ts';

const day = 24 * 3_600_000;

onSqlite((engine) => {
  let app: AppService;
  before(async () => {
    app = await startApp(engine);
  });
  after(() => app.close());

  async function world() {
    const organization: OrganizationId = await app.makeOrganization();
    const workspace = `open-${organization}`;
    const closed = `closed-${organization}`;
    await app.data.store.write(async ({ db }) => {
      for (const [index, id] of [workspace, closed].entries())
        await insertWorkspace(db, { organization_id: organization, id, name: id, created_at: index });
    });
    const owner = await app.signedIn(await app.makePerson({ organization }));
    const given = { organization, role: 'member', workspaces: [workspace] } as const;
    const member = await app.signedIn(await app.makePerson(given));
    return { organization, workspace, closed, owner, member };
  }

  const labelsOf = async (client: AppClient, organization: string, form: string) => {
    const { definition } = await client.ask('form', { organization, form });
    const { pages } = definition as { pages: { fields: { label: string }[] }[] };
    return pages.flatMap(({ fields }) => fields.map(({ label }) => label));
  };

  test('a form is made from a long file', async () => {
    const { organization, workspace, member } = await world();
    const labels = Array.from({ length: 150 }, (_, index) => `${index} ${'long '.repeat(200)}`.trim());
    const fields = labels.map((label, index) => ({ id: `field${index + 1}`, type: 'comment', label }));
    const text = JSON.stringify({ format: 2, name: 'Long', fields });
    const file = { kind: 'json', text } as const;
    const { id } = await member.ask('createForm', { organization }, { workspace, file });
    assert.deepEqual(await labelsOf(member, organization, id), labels);
  });

  test('a form is made from a file, whose faults are told with their lines', async () => {
    const { organization, workspace, member } = await world();
    const text =
      'format: 2\nname: Visit\nfields:\n  - id: field1\n    label: Your name\n    type: one_line_input\n';
    const made = await member.ask(
      'createForm',
      { organization },
      { workspace, file: { kind: 'yaml', text: `${text}settings:\n  slug: visits-${organization}\n` } },
    );
    const form = await member.ask('form', { organization, form: made.id });
    assert.deepEqual([form.name, form.state, form.published_version], ['Visit', 'draft', null]);
    assert.equal(form.url, `${app.context.baseUrl}/f/visits-${organization}`);
    assert.deepEqual(await labelsOf(member, organization, made.id), ['Your name']);
    const again = await member.ask(
      'createForm',
      { organization },
      {
        workspace,
        name: 'Again',
        file: { kind: 'yaml', text: `${text}settings:\n  slug: visits-${organization}\n` },
      },
    );
    const second = await member.ask('form', { organization, form: again.id });
    assert.deepEqual([second.name, second.url], ['Again', `${app.context.baseUrl}/f/${again.id}`]);
    const refused = await member.call(
      'createForm',
      { organization },
      { workspace, file: { kind: 'yaml', text: 'name: Visit\nfields:\n  - label: 3\n    type: nothing\n' } },
    );
    assert.deepEqual([refused.status, refused.problem], [422, 'form_file_invalid']);
  });

  test('a form is made from a document; one outside the language is refused', async () => {
    const { organization, workspace, member } = await world();
    const definition = {
      format: 2,
      pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'email', label: 'Mail' }] }],
    };
    const { id } = await member.ask('createForm', { organization }, { workspace, name: 'Typed', definition });
    assert.deepEqual(await labelsOf(member, organization, id), ['Mail']);
    const nameless = await member.call('createForm', { organization }, { workspace, definition });
    assert.deepEqual([nameless.problem, nameless.param], ['field_invalid', 'name']);
    const wrong = await member.call(
      'createForm',
      { organization },
      { workspace, name: 'Wrong', definition: { format: 2, pages: 'none' } },
    );
    assert.deepEqual([wrong.problem, wrong.param], ['field_invalid', 'definition']);
  });

  test('a copy has the draft and the settings, but neither the address nor the responses', async () => {
    const { organization, workspace, closed, owner, member } = await world();
    const form = await makePublishedForm(owner, organization, { workspace, name: 'Visit' });
    await app.data.store.write(({ db }) =>
      db
        .updateTable('form')
        .set({ slug: `copy-${form}`, settings: JSON.stringify({ slug: `copy-${form}`, max_responses: 5 }) })
        .where('organization_id', '=', organization)
        .where('id', '=', form)
        .execute(),
    );
    const { id } = await member.ask('duplicateForm', { organization, form }, { name: 'Visit (copy)' });
    const copy = await member.ask('form', { organization, form: id });
    assert.deepEqual([copy.name, copy.state, copy.responses], ['Visit (copy)', 'draft', 0]);
    assert.deepEqual([copy.settings, copy.workspace], [{ max_responses: 5 }, workspace]);
    assert.deepEqual(await labelsOf(member, organization, id), await labelsOf(member, organization, form));
    const hidden = await makePublishedForm(owner, organization, { workspace: closed, name: 'Hidden' });
    for (const unseen of [hidden, 'nothing1'])
      assert.equal(
        (await member.call('duplicateForm', { organization, form: unseen }, { name: 'x' })).problem,
        'not_found',
      );
  });

  test('a form is renamed, which is written down', async () => {
    const { organization, workspace, owner } = await world();
    const form = await makePublishedForm(owner, organization, { workspace, name: 'Visit' });
    await owner.ask('changeForm', { organization, form }, { name: ' Tour ' });
    await owner.ask('changeForm', { organization, form }, { name: 'Tour' });
    assert.equal((await owner.ask('form', { organization, form })).name, 'Tour');
    const { entries } = await owner.ask('audit', { organization });
    const renamed = entries.filter(({ action }) => action === 'form.renamed');
    assert.deepEqual(
      renamed.map(({ target, details }) => [target.name, details]),
      [['Tour', { from: 'Visit', to: 'Tour' }]],
    );
  });

  test('versions are listed with who published them, and opened one by one', async () => {
    const { organization, workspace, closed, owner, member } = await world();
    const form = await makePublishedForm(owner, organization, { workspace, name: 'Visit' });
    const params = { organization, form };
    const first = await member.ask('form', params);
    const definition = {
      format: 2,
      pages: [{ id: 'page1', label: '', fields: [{ id: 'field90', type: 'comment', label: 'Why?' }] }],
    };
    const { revision } = await member.ask('saveDraft', params, { revision: first.revision, definition });
    await member.ask('publishForm', params, { revision });
    const other = await member.ask('saveDraft', params, { revision, definition: first.definition });
    await member.ask('publishForm', params, other);
    const back = await member.ask('saveDraft', params, { revision: other.revision, definition });
    await member.ask('publishForm', params, back);
    const { versions, has_more } = await member.ask('formVersions', params);
    const names = async (client: AppClient) => (await client.ask('account', {})).name;
    assert.deepEqual(
      versions.map(({ version, same_as, by }) => [version, same_as, by]),
      [
        [4, 2, { kind: 'user', name: await names(member) }],
        [3, null, { kind: 'user', name: await names(member) }],
        [2, null, { kind: 'user', name: await names(member) }],
        [1, null, { kind: 'user', name: await names(owner) }],
      ],
    );
    assert.equal(has_more, false);
    const older = await member.ask('formVersions', params, undefined, { query: { before: '2' } });
    assert.deepEqual(
      older.versions.map(({ version }) => version),
      [1],
    );
    const opened = await member.ask('formVersion', { ...params, version: '1' });
    assert.deepEqual(opened, { version: 1, definition: first.definition });
    for (const version of ['5', '0', 'x'])
      assert.equal((await member.call('formVersion', { ...params, version })).problem, 'not_found');
    const hidden = await makePublishedForm(owner, organization, { workspace: closed, name: 'Hidden' });
    const unseen = { organization, form: hidden };
    assert.equal((await member.call('formVersions', unseen)).problem, 'not_found');
    assert.equal((await member.call('formVersion', { ...unseen, version: '1' })).problem, 'not_found');
  });

  test('the activity of forms is counted by day, for the workspaces that the person may see', async () => {
    const { organization, workspace, closed, owner, member } = await world();
    const seen = await makePublishedForm(owner, organization, { workspace, name: 'Seen' });
    const hidden = await makePublishedForm(owner, organization, { workspace: closed, name: 'Hidden' });
    await makePublishedForm(owner, organization, { workspace, name: 'Unanswered' });
    const today = Math.floor(app.time.now / day) * day;
    await app.data.store.write(async ({ db, addCounts }) => {
      await db
        .updateTable('form')
        .set({ live_count: 9 })
        .where('organization_id', '=', organization)
        .where('id', 'in', [seen, hidden])
        .execute();
      await addCounts(
        organization,
        [seen, hidden].flatMap((form_id) => [
          { form_id, level: 0, start: today - 40 * day, live: 9 },
          { form_id, level: 1, start: today - 30 * day, live: 5 },
          { form_id, level: 1, start: today - 29 * day, live: 3 },
          { form_id, level: 1, start: today, live: 1 },
        ]),
      );
    });
    const { forms } = await member.ask('formActivity', { organization });
    assert.deepEqual(forms, { [seen]: [3, ...Array<number>(28).fill(0), 1] });
    assert.deepEqual(
      Object.keys((await owner.ask('formActivity', { organization })).forms).sort(),
      [seen, hidden].sort(),
    );
  });
});
