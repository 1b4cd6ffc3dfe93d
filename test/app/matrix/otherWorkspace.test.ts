import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import type { AppRoute } from '#contract/app/route.ts';
import { appRoutes, type RouteName } from '#contract/app/routes.ts';
import { newUuid } from '#kit/ids.ts';
import { runExports } from '#service/response/export/background/runExports.ts';
import { insertFile } from '#store/query/response/file.ts';
import { onSqlite } from '../../support/engines.ts';
import type { AppClient, Outcome } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { makePublishedForm } from '../form/publishedForm.ts';
import { type Estate, makeEstate } from './estate.ts';
import { type Sample, samples } from './samples.ts';
import { storedRows } from './storedRows.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Routes of a form that a member may call; from the route table, so that none is left out. */
const ofForms = (Object.entries(appRoutes) as [RouteName, AppRoute][]).filter(
  ([, { path, access }]) => path.includes('/:form') && access === 'member',
);

/** Routes that only read responses; after all refusals they show that the ids exist. */
const reads = ofForms.filter(
  ([, { method, path, answer }]) =>
    method === 'GET' && answer !== 'download' && /\/:form\/(responses|views|tags)/.test(path),
);

onSqlite((engine) => {
  let app: AppService;
  let estate: Estate;
  /** Made the note, the view and the export, and then lost the workspace of the form. Still has another workspace. */
  let member: AppClient;
  /** A form that the member may still see. */
  let ownForm: string;
  /** Everything that an address below the form can name. */
  let names: Record<string, string>;

  before(async () => {
    app = await startApp(engine);
    estate = await makeEstate(app, 'Rooms');
    const { organization, form, response, otherWorkspace } = estate;
    const owner = await app.signedIn(estate.owner);
    member = await app.signedIn(estate.member);
    const params = { organization, form };
    const note = await member.ask('addNote', { ...params, response }, { text: 'Called back' });
    const shown = { name: 'Mine', shared: true, query: { search: 'ana' } };
    const view = await member.ask('createResponseView', params, shown);
    const made = await member.ask('startResponseExport', params, { format: 'csv' });
    const { store, files } = app.data;
    const { definitions, indexes, clock, baseUrl } = app.context;
    await runExports({
      ...{ store, files, definitions, indexes, clock, baseUrl },
      keys: () => app.keys,
      wakeMail: () => undefined,
    });
    names = { ...params, response, note: note.id, view: view.id, export: made.id, file: await addPicture() };
    ownForm = await makePublishedForm(owner, organization, { workspace: otherWorkspace, name: 'Own' });
    const { id: user } = estate.member;
    await owner.ask('giveWorkspace', { organization, user, workspace: otherWorkspace });
  });
  after(() => app.close());

  async function addPicture(): Promise<string> {
    const { store, files } = app.data;
    const id = newUuid();
    const time = app.context.clock();
    const content = await files.put(Readable.from([png]));
    await store.write(({ db }) =>
      insertFile(db, {
        organization_id: estate.organization,
        id,
        name: 'a.png',
        type: 'image/png',
        size: png.length,
        created_at: time,
        updated_at: time,
        form_id: estate.form,
        response_id: Number(estate.response),
        field_id: 'field1',
        ...content,
      }),
    );
    return id;
  }

  /** The sample of a route, with names of things that exist. */
  function real(name: RouteName, form = estate.form): Sample {
    const sample = samples[name](estate);
    const params = Object.entries(sample.params ?? {}).map(([part, id]) => [part, names[part] ?? id]);
    return { ...sample, params: { ...Object.fromEntries(params), form } };
  }

  async function send(client: AppClient, name: RouteName, { params = {}, body, query = {} }: Sample) {
    // The samples are typed by their route; here it can be any of them.
    const call = client.call.bind(client) as (...given: unknown[]) => Promise<Outcome<unknown>>;
    return await call(name, params, body, { query });
  }

  const rights = (change: 'giveWorkspace' | 'takeWorkspace') => async () => {
    const owner = await app.signedIn(estate.owner);
    const { organization, workspace } = estate;
    await owner.ask(change, { organization, user: estate.member.id, workspace });
  };
  const shutOut = rights('takeWorkspace');
  const letIn = rights('giveWorkspace');

  test('a member without the workspace reaches nothing of its forms by any address', async () => {
    await shutOut();
    const before = await storedRows(app.data.store.read, estate.organization);
    for (const [name] of ofForms)
      assert.equal((await send(member, name, real(name))).problem, 'not_found', name);
    assert.deepEqual(await storedRows(app.data.store.read, estate.organization), before);
    await letIn();
    const { organization, form, response } = estate;
    const change = (action: 'delete' | 'restore') =>
      member.ask(
        'changeResponses',
        { organization, form },
        { action, selection: { ids: [Number(response)] } },
      );
    for (const [name] of reads) {
      // Only a deleted response is among those.
      if (name === 'deletedResponse') await change('delete');
      const { problem } = await send(member, name, real(name));
      if (name === 'deletedResponse') await change('restore');
      assert.notEqual(problem, 'not_found', `${name} names things that exist`);
    }
  });

  test('nor by a form of another workspace with ids of the hidden one', async () => {
    await shutOut();
    const before = await storedRows(app.data.store.read, estate.organization);
    const children = ['response', 'note', 'view', 'export', 'file'];
    const below = ofForms.filter(([, { path }]) => children.some((child) => path.includes(`/:${child}`)));
    assert.ok(below.length > 10);
    for (const [name] of below)
      assert.equal((await send(member, name, real(name, ownForm))).problem, 'not_found', name);
    const own = { organization: estate.organization, form: ownForm };
    const ids = [Number(estate.response)];
    const some = await member.ask('responsesById', own, undefined, { query: { ids: estate.response } });
    assert.deepEqual(some.rows, []);
    const deleted = await member.ask('changeResponses', own, { action: 'delete', selection: { ids } });
    assert.equal(deleted.changed, 0);
    await app.proveAll();
    assert.equal((await member.ask('eraseResponses', own, { selection: { ids } })).changed, 0);
    const kept = await storedRows(app.data.store.read, estate.organization);
    const isResponse = (row: string) => row.startsWith('response ');
    assert.deepEqual(kept.filter(isResponse), before.filter(isResponse));
    await letIn();
  });

  test('nor by a stream, alone or beside a form that may be seen', async () => {
    await shutOut();
    const { organization, form } = estate;
    for (const query of [
      { responses: form },
      { responses: `${form}:0` },
      { responses: `${ownForm},${form}` },
      { forms: form },
      { forms: ownForm, responses: form },
    ]) {
      const asked = await member.call('events', { organization }, undefined, { query });
      assert.equal(asked.problem, 'not_found', JSON.stringify(query));
    }
    await letIn();
    const query = { responses: form };
    const { status } = await member.call('events', { organization }, undefined, { query });
    assert.equal(status, 200);
  });

  test('nor as a person, in lists of forms, or in the search of the app', async () => {
    await shutOut();
    const { organization, form, response } = estate;
    const people = [
      member.call('findPerson', { organization }, { text: 'ana@example.org', match: 'whole' }),
      member.call('exportPerson', { organization }, { responses: [{ form, response: Number(response) }] }),
    ];
    for (const { problem } of await Promise.all(people)) assert.equal(problem, 'role_insufficient');
    const { forms } = await member.ask('forms', { organization });
    assert.deepEqual(
      forms.map(({ id }) => id),
      [ownForm],
    );
    await letIn();
  });
});
