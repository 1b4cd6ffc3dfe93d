import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { deleteWorkspace } from '#service/organization/workspace/deleteWorkspace.ts';
import { newWorkspace } from '#service/organization/workspace/newWorkspace.ts';
import { findForm } from '#store/query/form/form.ts';
import { findWorkspace } from '#store/query/organization/workspace.ts';
import { basic } from '../../api/apiService.ts';
import { exported, importContent, refusal } from '../../archive/importing.ts';
import {
  workspace as archived,
  form as archivedForm,
  basic as basicArchive,
} from '../../archive/writeArchive.ts';
import { meanwhile, pushed, refused } from '../../form/example.ts';
import { eachEngine } from '../../support/engines.ts';
import { type AppService, startApp } from '../appService.ts';

async function begin(app: AppService) {
  const organization = await app.makeOrganization();
  const person = await app.makePerson({ organization });
  return { organization, person, owner: await app.signedIn(person) };
}

eachEngine((engine) => {
  let app: AppService;
  before(async () => {
    app = await startApp(engine);
  });
  after(() => app.close());

  test('a workspace is given to members and taken from them', async () => {
    const { organization, person, owner } = await begin(app);
    const admin = await app.signedIn(await app.makePerson({ organization, role: 'admin' }));
    const bo = await app.makePerson({ organization, role: 'member', name: 'Bo' });
    const browser = await app.signedIn(bo);
    const { id: workspace } = await admin.ask('createWorkspace', { organization }, { name: 'Sales' });
    await pushed(app.data.store, organization, { id: 'given001', workspace });
    assert.deepEqual((await browser.ask('organization', { organization })).workspaces, []);
    await admin.ask('giveWorkspace', { organization, workspace, user: bo.id });
    await admin.ask('giveWorkspace', { organization, workspace, user: bo.id });
    await admin.ask('giveWorkspace', { organization, workspace, user: person.id });
    const listed = { id: workspace, name: 'Sales', forms: 1 };
    assert.deepEqual((await browser.ask('organization', { organization })).workspaces, [listed]);
    const { workspaces } = await owner.ask('workspaces', { organization });
    assert.deepEqual(
      workspaces.map(({ created_at: _at, ...rest }) => rest),
      [{ ...listed, responses: 0, access: [bo.id] }],
    );
    await owner.ask('renameWorkspace', { organization, workspace }, { name: 'Support' });
    const double = await owner.call('createWorkspace', { organization }, { name: 'SUPPORT' });
    assert.deepEqual([double.problem, double.param], ['name_taken', 'name']);
    await owner.ask('takeWorkspace', { organization, workspace, user: bo.id });
    assert.deepEqual((await browser.ask('organization', { organization })).workspaces, []);
    assert.equal((await browser.call('workspaces', { organization })).problem, 'role_insufficient');
    const { entries } = await owner.ask('audit', { organization });
    assert.deepEqual(
      entries.slice(0, 4).map(({ action, target }) => [action, target.name]),
      [
        ['workspace.taken', 'Support'],
        ['workspace.renamed', 'Support'],
        ['workspace.given', 'Sales'],
        ['workspace.created', 'Sales'],
      ],
    );
  });

  test('an empty workspace is deleted at once, one with forms by typing its name, and both disappear everywhere', async () => {
    const { organization, owner } = await begin(app);
    const { store } = app.data;
    const { id: empty } = await owner.ask('createWorkspace', { organization }, { name: 'Empty' });
    const { id: full } = await owner.ask('createWorkspace', { organization }, { name: 'Full' });
    const { id: kept } = await owner.ask('createWorkspace', { organization }, { name: 'Kept' });
    const bo = await app.makePerson({ organization, role: 'member', workspaces: [full, kept] });
    await pushed(store, organization, { workspace: full });
    await pushed(store, organization, { id: 'contact2', workspace: kept });
    await owner.ask('deleteWorkspace', { organization, workspace: empty }, {});
    const path = { organization, workspace: full };
    const unnamed = await owner.call('deleteWorkspace', path, {});
    assert.deepEqual([unnamed.status, unnamed.problem], [409, 'workspace_not_empty']);
    assert.equal((await owner.call('deleteWorkspace', path, { name: 'full' })).problem, 'name_differs');
    await owner.ask('deleteWorkspace', path, { name: 'Full' });

    const { key } = await createApiKey(operatorWrites(store, organization), 'test', app.time.now);
    const read = async (list: string) => {
      const answer = await fetch(`${app.url}/v2/${list}`, { headers: { Authorization: basic(key) } });
      return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
    };
    assert.deepEqual(await read('workspaces'), [kept]);
    assert.deepEqual(await read('forms'), ['contact2']);
    assert.equal(await findForm(store.read, organization, 'contact1'), undefined);
    const { workspaces } = await owner.ask('workspaces', { organization });
    assert.deepEqual(
      workspaces.map(({ id, access }) => [id, access]),
      [[kept, [bo.id]]],
    );
    for (const workspace of [empty, full]) {
      const gone = { organization, workspace };
      assert.equal((await owner.call('deleteWorkspace', gone, {})).problem, 'not_found');
      assert.equal((await owner.call('renameWorkspace', gone, { name: 'Back' })).problem, 'not_found');
      assert.equal((await owner.call('giveWorkspace', { ...gone, user: bo.id })).problem, 'not_found');
      assert.equal(
        (await refused(store, organization, { id: 'contact3', workspace })).code,
        'workspace_unknown',
      );
    }
    const { entries } = await owner.ask('audit', { organization }, undefined, {
      query: { action: 'workspace.deleted' },
    });
    assert.deepEqual(
      entries.map(({ target, details }) => [target.name, details]),
      [
        ['Full', { forms: 1 }],
        ['Empty', { forms: 0 }],
      ],
    );
  });

  test('a form that comes into a workspace while it is deleted is never left without one', async () => {
    const { organization } = await begin(app);
    const { store } = app.data;
    const { now } = app.time;
    const writes = operatorWrites(store, organization);
    const made = await newWorkspace(writes, 'Sales', now);
    assert.ok(made.ok);
    const workspace = made.value.id;
    await newWorkspace(writes, 'Other', now);
    const arriving = meanwhile(store, () => pushed(store, organization, { id: 'arriving', workspace }));
    const late = operatorWrites(arriving, organization);
    const seen = await deleteWorkspace(late, workspace, { name: undefined, now });
    assert.deepEqual(seen.ok || seen.failure, { code: 'workspace_not_empty', forms: 1 });
    // Many races: whichever wins, the form is in an existing workspace or is gone.
    const ids = Array.from({ length: 8 }, (_, index) => `racing0${index}`);
    const outcomes = await Promise.allSettled([
      ...ids.map((id) => pushed(store, organization, { id, workspace })),
      deleteWorkspace(writes, workspace, { name: 'Sales', now }),
    ]);
    assert.equal(outcomes.at(-1)?.status, 'fulfilled');
    assert.equal(await findWorkspace(store.read, organization, workspace), undefined);
    for (const id of ids) assert.equal(await findForm(store.read, organization, id), undefined, id);
  });

  test('an export leaves a deleted workspace out, and an archive that brings it again is refused', async () => {
    await using data = await engine.open();
    await importContent(data, basicArchive);
    const [row] = await data.store.read.selectFrom('organization').select('id').execute();
    assert.ok(row);
    const deletion = { name: archived.name, now: app.time.now };
    const deleted = await deleteWorkspace(operatorWrites(data.store, row.id), archived.id, deletion);
    assert.deepEqual(deleted, { ok: true, value: { forms: 1 } });
    const files = await exported(data);
    assert.deepEqual(Object.keys(files), ['organization.json']);
    assert.match(await refusal(data, basicArchive), /the workspace "space001" was deleted here/);
    const other = { ...archivedForm, id: 'form0002' };
    const into = { ...basicArchive, 'workspaces.jsonl': [], 'forms.jsonl': [other] };
    assert.match(await refusal(data, into), /there is no workspace "space001"/);
  });

  test('workspaces of other organisations are not there', async () => {
    const { organization, person, owner } = await begin(app);
    const other = await app.makeOrganization('Vineyard');
    const theirs = await app.signedIn(await app.makePerson({ organization: other }));
    const { id: workspace } = await theirs.ask(
      'createWorkspace',
      { organization: other },
      { name: 'Cellar' },
    );
    const { id: own } = await owner.ask('createWorkspace', { organization }, { name: 'Own' });
    const stranger = await app.makePerson({ organization: other, role: 'member' });
    const foreign = { organization, workspace };
    for (const outcome of [
      await owner.call('renameWorkspace', foreign, { name: 'Mine' }),
      await owner.call('deleteWorkspace', foreign, { name: 'Cellar' }),
      await owner.call('giveWorkspace', { ...foreign, user: person.id }),
      await owner.call('giveWorkspace', { organization, workspace: own, user: stranger.id }),
      await owner.call('takeWorkspace', { ...foreign, user: stranger.id }),
      await owner.call('workspaces', { organization: other }),
    ])
      assert.deepEqual([outcome.status, outcome.problem], [404, 'not_found']);
    assert.equal((await theirs.ask('workspaces', { organization: other })).workspaces[0]?.name, 'Cellar');
  });
});
