import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { extractText } from 'unpdf';
import type { ResponseNews } from '#contract/app/news/events.ts';
import { writeQuery } from '#contract/app/response/filter.ts';
import { everyResponse } from '#form/query/responseQuery.ts';
import { newUuid } from '#kit/ids.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import { deleteAccessOfUser } from '#store/query/organization/workspaceAccess.ts';
import { insertFile } from '#store/query/response/file.ts';
import { appendResponses } from '#store/query/response/response.ts';
import type { OrganizationId } from '#store/tables.ts';
import { onSqlite } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const draft = (label: string) => ({
  format: 2,
  pages: [
    {
      id: 'page1',
      label: 'About you',
      fields: [
        { id: 'field1', type: 'one_line_input', label },
        { id: 'field2', type: 'file_upload', label: 'Photo' },
      ],
    },
  ],
});

onSqlite((engine) => {
  let app: AppService;
  let organization: OrganizationId;
  let workspace: string;
  let form: string;
  let owner: AppClient;
  let member: AppClient;
  let outsider: AppClient;
  let ids: number[];

  const store = async (names: readonly string[], version = 1) => {
    const arriving = names.map((name) => ({
      form_id: form,
      version,
      test: false,
      visitor: { country: 'FR', region: '', city: '', time_spent: 3, url: '' },
      response: [
        { field_id: 'field1', field_type: 'one_line_input', value_type: 'string', value: name },
      ] as const,
      submission_id: null,
      body_hash: null,
      device: 'phone',
      language: null,
    }));
    const stored = await app.data.store.write((transaction) =>
      appendResponses(transaction, organization, arriving, app.context.clock),
    );
    return stored.map(({ id }) => id);
  };

  before(async () => {
    app = await startApp(engine);
    organization = await app.makeOrganization();
    workspace = `open-${organization}`;
    await app.data.store.write(({ db }) =>
      insertWorkspace(db, { organization_id: organization, id: workspace, name: 'Open', created_at: 1 }),
    );
    owner = await app.signedIn(await app.makePerson({ organization, name: 'Ana' }));
    member = await app.signedIn(
      await app.makePerson({ organization, name: 'Ben', role: 'member', workspaces: [workspace] }),
    );
    outsider = await app.signedIn(
      await app.makePerson({ organization, name: 'Cleo', role: 'member', workspaces: [] }),
    );
    const made = await owner.ask(
      'createForm',
      { organization },
      { workspace, name: 'Visit', template: null },
    );
    form = made.id;
    let revision = 1;
    for (const label of ['Name', 'Full name']) {
      const saved = await owner.ask(
        'saveDraft',
        { organization, form },
        { revision, definition: draft(label) },
      );
      ({ revision } = saved);
      await owner.ask('publishForm', { organization, form }, { revision });
    }
    ids = await store(['Ana', 'Ben', 'Cleo']);
  });
  after(() => app.close());

  test('a member of the workspace reads the table, and nobody else learns that it exists', async () => {
    const params = { organization, form };
    const { rows, next, about } = await member.ask('responses', params);
    assert.deepEqual(
      rows.map(({ id }) => id),
      ids.toReversed(),
    );
    assert.equal(next, null);
    assert.equal(about, 3);
    assert.deepEqual(await member.ask('responseCounts', params), {
      live: 3,
      test: 0,
      spam: 0,
      partial: 0,
      deleted: 0,
      limit: 1000,
    });
    const query = writeQuery({ ...everyResponse, search: 'be' });
    const found = await member.ask('responses', params, undefined, { query: { query } });
    assert.deepEqual(
      found.rows.map(({ id }) => id),
      [ids[1]],
    );
    const some = await member.ask('responsesById', params, undefined, { query: { query, ids: ids.join() } });
    assert.deepEqual(
      some.rows.map(({ id }) => id),
      [ids[1]],
    );
    const { columns, versions } = await member.ask('responseColumns', params);
    assert.deepEqual(
      columns.map(({ id, label, sortable }) => [id, label, sortable]),
      [
        ['field1', 'Full name', true],
        ['field2', 'Photo', true],
      ],
    );
    assert.equal(versions.length, 2);
    for (const route of ['responses', 'responseCounts', 'responseColumns', 'responseViews'] as const)
      assert.equal((await outsider.call(route, params)).problem, 'not_found', route);
    const one = { ...params, response: String(ids[0]) };
    assert.equal((await outsider.call('response', one)).problem, 'not_found');
    const stream = await outsider.call('events', { organization }, undefined, {
      query: { responses: form },
    });
    assert.equal(stream.problem, 'not_found');
  });

  test('one response shows its version, marks changed questions and knows its neighbours', async () => {
    const params = { organization, form, response: String(ids[1]) };
    const { pages, response, published_version } = await member.ask('response', params);
    assert.equal(published_version, 2);
    assert.equal(response.version, 1);
    const [field] = pages[0]?.fields ?? [];
    assert.equal(field?.label, 'Name');
    assert.equal(field?.since, 'changed');
    assert.equal(field?.label_now, 'Full name');
    assert.equal(field?.item?.value, 'Ben');
    assert.equal(pages[0]?.fields[1]?.since, 'same');
    const neighbours = await member.ask('responseNeighbours', params);
    assert.deepEqual(neighbours, { previous: ids[2], next: ids[0] });
    const byName = writeQuery({ ...everyResponse, sort: { by: 'field1', direction: 'ascending' } });
    const sorted = await member.ask('responseNeighbours', params, undefined, { query: { query: byName } });
    assert.deepEqual(sorted, { previous: ids[0], next: ids[2] });
    for (const response of ['999999', 'x', '1e3'])
      assert.equal((await member.call('response', { ...params, response })).problem, 'not_found');
  });

  test('pictures are shown inert, and everything else is only saved', async () => {
    const add = async (name: string, type: string, bytes: Buffer) => {
      const content = await app.data.files.put(Readable.from([bytes]));
      const id = newUuid();
      const time = app.context.clock();
      await app.data.store.write(({ db }) =>
        insertFile(db, {
          organization_id: organization,
          id,
          name,
          type,
          size: bytes.length,
          created_at: time,
          updated_at: time,
          form_id: form,
          response_id: ids[0] ?? 0,
          field_id: 'field2',
          ...content,
        }),
      );
      return id;
    };
    const picture = await add('a.png', 'image/png', png);
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const disguised = await add('b.png', 'image/png', page);
    const params = { organization, form, response: String(ids[0]) };
    const { files } = await member.ask('response', params);
    assert.deepEqual(
      files.map(({ name, preview }) => [name, preview !== null]),
      [
        ['a.png', true],
        ['b.png', true],
      ],
    );
    const shown = await member.call('previewResponseFile', { ...params, file: picture });
    assert.equal(shown.status, 200);
    assert.deepEqual(shown.bytes, png);
    assert.equal(shown.headers['content-type'], 'image/png');
    assert.match(String(shown.headers['content-security-policy']), /^sandbox; default-src 'none'/);
    assert.equal(shown.headers['x-content-type-options'], 'nosniff');
    assert.equal(
      (await member.call('previewResponseFile', { ...params, file: disguised })).problem,
      'not_found',
    );
    const saved = await member.call('downloadResponseFile', { ...params, file: disguised });
    assert.deepEqual(saved.bytes, page);
    assert.match(String(saved.headers['content-disposition']), /^attachment/);
    assert.equal(saved.headers['content-type'], 'application/octet-stream');
    const elsewhere = { ...params, response: String(ids[1]), file: picture };
    assert.equal((await member.call('downloadResponseFile', elsewhere)).problem, 'not_found');
    assert.equal(
      (await outsider.call('downloadResponseFile', { ...params, file: picture })).problem,
      'not_found',
    );
    const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    const linked = await member.call('previewResponseFile', { ...params, file: picture }, undefined, foreign);
    assert.equal(linked.problem, 'cross_site');
  });

  test('the PDF of a response is a file for members with access, and nobody else', async () => {
    const params = { organization, form, response: String(ids[0]) };
    const { status, bytes, headers } = await member.call('responsePdf', params);
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'application/pdf');
    assert.equal(Number(headers['content-length']), bytes.length);
    // People know a response by its number in the form.
    assert.match(String(headers['content-disposition']), /^attachment; filename="[\w-]+-1\.pdf"/);
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    assert.match(text, /Response 1\b/);
    const [first] = (await member.ask('response', params)).pages[0]?.fields ?? [];
    assert.ok(text.includes(String(first?.label)) && text.includes(String(first?.item?.value)), text);
    assert.equal((await outsider.call('responsePdf', params)).problem, 'not_found');
    assert.equal((await member.call('responsePdf', { ...params, response: '99999' })).problem, 'not_found');
  });

  test('a member adds a file to an answer; nobody else does', async () => {
    const one = { organization, form, response: String(ids[2]) };
    const file = Buffer.from('%PDF-1.7 hello');
    const query = { field: 'field2', name: 'letter.pdf' };
    const headers = { 'Content-Type': 'application/pdf' };
    const given = { query, headers };
    assert.equal((await outsider.call('uploadAnswerFile', one, file, given)).problem, 'not_found');
    const stored = async () => (await app.data.store.read.selectFrom('upload').select('id').execute()).length;
    assert.equal(await stored(), 0);
    const sent = await member.ask('uploadAnswerFile', one, file, given);
    assert.deepEqual([sent.name, sent.type, sent.size], ['letter.pdf', 'application/pdf', file.length]);
    const { answers, updated_at } = await member.ask('responseAnswers', one);
    const before = (answers.field2 ?? []) as string[];
    const edit = { updated_at, answers: { field2: [...before, sent.id] } };
    await member.ask('editResponse', one, edit);
    const { files } = await member.ask('response', one);
    assert.equal(files.at(-1)?.name, 'letter.pdf');
    const saved = await member.call('downloadResponseFile', { ...one, file: sent.id });
    assert.deepEqual([saved.status, saved.bytes.equals(file)], [200, true]);
  });

  test('shared views belong to the workspace, private ones to their author; columns to each person', async () => {
    const params = { organization, form };
    const view = { name: 'French', shared: false, query: { search: 'ana' } } as const;
    const { id } = await member.ask('createResponseView', params, view);
    assert.deepEqual((await owner.ask('responseViews', params)).views, []);
    const change = { ...params, view: id };
    assert.equal((await owner.call('changeResponseView', change, view)).problem, 'not_found');
    await member.ask('changeResponseView', change, { ...view, shared: true });
    const { views } = await owner.ask('responseViews', params);
    assert.equal(views[0]?.name, 'French');
    assert.deepEqual(views[0]?.query, { ...everyResponse, search: 'ana' });
    await app.data.store.write(({ db }) =>
      db
        .updateTable('response_view')
        .set({ content: '{"query":{"tab":"gone"},"columns":7}' })
        .where('id', '=', id)
        .execute(),
    );
    const unreadable = await owner.ask('responseViews', params);
    assert.deepEqual(unreadable.views, [{ id, name: 'French', shared: true, query: everyResponse }]);
    await owner.ask('deleteResponseView', change);
    assert.deepEqual((await member.ask('responseViews', params)).views, []);
    const row = { organization_id: organization, form_id: form, user_id: null, name: 'x', content: '{}' };
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...row,
      id: `view${index}`,
      created_at: 0,
      updated_at: 0,
    }));
    await app.data.store.write(({ db }) => db.insertInto('response_view').values(many).execute());
    const shared = { ...view, shared: true };
    assert.equal((await member.call('createResponseView', params, shared)).problem, 'too_many_views');
    const own = { ...params, view: (await member.ask('createResponseView', params, view)).id };
    assert.equal((await member.call('changeResponseView', own, shared)).problem, 'too_many_views');
    assert.equal((await member.ask('responseViews', params)).views.length, 201);
    await app.data.store.write(({ db }) => db.deleteFrom('response_view').execute());
    const columns = [
      { id: 'field1', width: 300, pinned: true },
      { id: '@country', hidden: true },
    ];
    await member.ask('saveResponseColumnSettings', params, { columns });
    await member.ask('saveResponseColumnSettings', params, { columns: columns.toReversed() });
    assert.deepEqual((await member.ask('responseColumnSettings', params)).columns, columns.toReversed());
    assert.deepEqual((await owner.ask('responseColumnSettings', params)).columns, []);
    assert.equal((await outsider.call('createResponseView', params, view)).problem, 'not_found');
  });

  test('an open table learns of new responses, from its watermark on, until its right is gone', async () => {
    const params = { organization, form };
    const { watermark } = await member.ask('responses', params);
    const [missed] = await store(['Dan']);
    const dora = await app.makePerson({
      organization,
      name: 'Dora',
      role: 'member',
      workspaces: [workspace],
    });
    const client = await app.signedIn(dora);
    const stream = await listen(client, `${form}:${watermark}`);
    assert.deepEqual((await stream.next())?.changes, [{ kind: 'added', id: missed }]);
    const [added] = await store(['Eve']);
    const news = await stream.next();
    assert.deepEqual(news?.changes, [{ kind: 'added', id: added }]);
    assert.equal(news?.reload, false);
    const other = await app.data.openAgain();
    const [elsewhere] = await other.store.write((transaction) =>
      appendResponses(
        transaction,
        organization,
        [
          {
            form_id: form,
            version: 2,
            test: true,
            visitor: { country: '', region: '', city: '', time_spent: 0, url: '' },
            response: [],
            submission_id: null,
            body_hash: null,
            device: null,
            language: null,
          },
        ],
        app.context.clock,
      ),
    );
    assert.deepEqual((await stream.next())?.changes, [{ kind: 'added', id: elsewhere?.id }]);
    await app.data.store.write(({ db }) => deleteAccessOfUser(db, organization, dora.id));
    await store(['Fay']);
    assert.equal(await stream.next(), undefined);
  });

  async function listen(client: AppClient, responses: string) {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const address = `${client.url}/app/api/o/${organization}/events?responses=${encodeURIComponent(responses)}`;
    const answer = await fetch(address, { headers: { Cookie: cookie, Accept: 'text/event-stream' } });
    assert.equal(answer.status, 200);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    return {
      /** Undefined at the end of the stream. */
      async next(): Promise<ResponseNews | undefined> {
        for (;;) {
          const [event, rest] = text.split(/\n\n(.*)/s);
          if (rest !== undefined && event !== undefined) {
            text = rest;
            const data = /^data: (.*)$/m.exec(event)?.[1];
            if (data !== undefined) return JSON.parse(data);
            continue;
          }
          const read = await reader?.read();
          if (read === undefined || read.done) return undefined;
          text += read.value;
        }
      },
    };
  }
});
