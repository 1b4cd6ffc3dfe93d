import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import type { OrganizationId } from '#store/tables.ts';
import { onSqlite } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { makePublishedForm } from './publishedForm.ts';

const withFields = (fields: unknown[]) => ({ format: 2, pages: [{ id: 'page1', label: '', fields }] });
const comment = { id: 'field7', type: 'comment', label: 'Anything else?' };

onSqlite((engine) => {
  let app: AppService;
  let organization: OrganizationId;
  let owner: AppClient;
  let params: { organization: OrganizationId; form: string };

  before(async () => {
    app = await startApp(engine);
  });
  after(() => app.close());

  const open = async () => {
    organization = await app.makeOrganization();
    const workspace = `open-${organization}`;
    await app.data.store.write(({ db }) =>
      insertWorkspace(db, { organization_id: organization, id: workspace, name: 'Open', created_at: 1 }),
    );
    owner = await app.signedIn(await app.makePerson({ organization }));
    const form = await makePublishedForm(owner, organization, { workspace, name: 'Visit' });
    params = { organization, form };
    return await owner.ask('form', params);
  };

  test('a draft is saved by revision, changes nothing for visitors, and is published', async () => {
    const before = await open();
    assert.deepEqual([before.state, before.changed, before.published_version], ['live', false, 1]);

    const saved = await owner.ask('saveDraft', params, {
      revision: before.revision,
      definition: withFields([comment]),
    });
    assert.equal(saved.revision, before.revision + 1);
    const changed = await owner.ask('form', params);
    assert.deepEqual(changed.definition, withFields([comment]));
    assert.deepEqual([changed.changed, changed.published_version, changed.last_field_number], [true, 1, 7]);

    const published = await owner.ask('publishForm', params, { revision: saved.revision });
    assert.deepEqual(published, { version: 2, published: true });
    assert.equal((await owner.ask('form', params)).changed, false);
  });

  test('a draft may hold four pictures of the largest size, and no more than a form file', async () => {
    const { revision } = await open();
    const source = `data:image/png;base64,${'A'.repeat(390_000)}`;
    const theme = {
      logo: { source },
      cover: { source },
      side_image: { source },
      background_image: { source },
    };
    const definition = { ...withFields([]), theme };
    await owner.ask('saveDraft', params, { revision, definition });
    const saved = await owner.ask('form', params);
    assert.deepEqual(saved.definition, definition);
    const large = await owner.call('saveDraft', params, { revision, definition: 'x'.repeat(5_300_000) });
    assert.deepEqual([large.status, large.problem], [413, 'body_too_large']);
  });

  test('a draft larger than forms may be is refused, unless it makes a stored one smaller', async () => {
    const { revision } = await open();
    const many = (count: number) =>
      withFields(Array.from({ length: count }, (_, index) => ({ ...comment, id: `field${index + 1}` })));
    const pagesOf = (count: number) => {
      const { fields } = many(count).pages[0] ?? { fields: [] };
      const pages = [0, 400, 800, 1200].map((from, index) => ({
        id: `page${index + 1}`,
        label: '',
        fields: fields.slice(from, from + 400),
      }));
      return { ...withFields([]), pages };
    };
    const refused = await owner.call('saveDraft', params, { revision, definition: pagesOf(1100) });
    assert.deepEqual([refused.status, refused.problem], [422, 'form_too_large']);
    assert.match(refused.bytes.toString(), /1,100 fields; at most 1,000/);
    const created = await owner.call(
      'createForm',
      { organization },
      { workspace: `open-${organization}`, name: 'Large', definition: pagesOf(1100) },
    );
    assert.equal(created.problem, 'form_too_large');

    // A form from before the bound.
    await app.data.store.write(({ db }) =>
      db
        .updateTable('form')
        .set({ draft: JSON.stringify(pagesOf(1200)) })
        .where('id', '=', params.form)
        .execute(),
    );
    assert.deepEqual((await owner.ask('form', params)).definition, pagesOf(1200));
    const grown = await owner.call('saveDraft', params, { revision, definition: pagesOf(1201) });
    assert.equal(grown.problem, 'form_too_large');
    const smaller = await owner.ask('saveDraft', params, { revision, definition: pagesOf(1100) });
    const unpublished = await owner.call('publishForm', params, { revision: smaller.revision });
    assert.equal(unpublished.problem, 'form_has_errors');
    assert.match(unpublished.bytes.toString(), /form_too_large/);
    const small = await owner.ask('saveDraft', params, {
      revision: smaller.revision,
      definition: pagesOf(1000),
    });
    const published = await owner.ask('publishForm', params, { revision: small.revision });
    assert.equal(published.published, true);
  });

  test('a draft that someone else has changed is neither overwritten nor published', async () => {
    const { revision } = await open();
    await owner.ask('saveDraft', params, { revision, definition: withFields([comment]) });
    const late = await owner.call('saveDraft', params, { revision, definition: withFields([]) });
    assert.deepEqual([late.status, late.problem], [409, 'draft_changed']);
    const published = await owner.call('publishForm', params, { revision });
    assert.deepEqual([published.status, published.problem], [409, 'draft_changed']);
    assert.deepEqual((await owner.ask('form', params)).definition, withFields([comment]));
  });

  test('a publication is taken back only while its version is the published one', async () => {
    const { revision } = await open();
    const mine = await owner.ask('saveDraft', params, { revision, definition: withFields([comment]) });
    const { version } = await owner.ask('publishForm', params, mine);
    const other = withFields([{ ...comment, label: 'And now?' }]);
    const theirs = await owner.ask('saveDraft', params, { ...mine, definition: other });
    await owner.ask('publishForm', params, { ...theirs, instead_of: version });
    const back = await owner.ask('saveDraft', params, { ...theirs, definition: withFields([comment]) });
    const late = await owner.call('publishForm', params, { ...back, instead_of: version });
    assert.deepEqual([late.status, late.problem], [409, 'published_changed']);
    assert.equal((await owner.ask('form', params)).published_version, version + 1);
  });

  test('a document outside the language, a reused id and a form with errors are refused', async () => {
    const { revision } = await open();
    const wrong = await owner.call('saveDraft', params, {
      revision,
      definition: { format: 2, pages: 'none' },
    });
    assert.deepEqual([wrong.status, wrong.problem], [422, 'field_invalid']);
    const reused = await owner.call('saveDraft', params, {
      revision,
      definition: withFields([{ ...comment, id: 'field1', type: 'rating' }]),
    });
    assert.deepEqual([reused.status, reused.problem], [409, 'field_id_reused']);
    const twice = withFields([comment, comment]);
    const saved = await owner.ask('saveDraft', params, { revision, definition: twice });
    const blocked = await owner.call('publishForm', params, saved);
    assert.deepEqual([blocked.status, blocked.problem], [409, 'form_has_errors']);
  });

  test('a member without the workspace sees no form', async () => {
    const { revision } = await open();
    const given = { organization, role: 'member', workspaces: [] } as const;
    const member = await app.signedIn(await app.makePerson(given));
    for (const asked of [
      member.call('form', params),
      member.call('saveDraft', params, { revision, definition: withFields([]) }),
      member.call('publishForm', params, { revision }),
    ])
      assert.equal((await asked).status, 404);
  });
});
