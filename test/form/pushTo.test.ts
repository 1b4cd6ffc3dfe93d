import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { revokeApiKey } from '#service/organization/key/revokeApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { KeyScope } from '#store/tables.ts';
import { type AppService, startApp } from '../app/appService.ts';
import { temporaryFolder } from '../archive/writeArchive.ts';
import { onSqlite } from '../support/engines.ts';
import { shell } from './shell.ts';

const text = (label: string, more = '') => `name: Tea
fields:
  - { id: field1, key: person, type: one_line_input, label: ${label} }
  - { id: field2, type: dropdown, label: Kind, options: [Green, Black] }
ending: { title: "Thank you, [person]" }
${more}`;

onSqlite((engine) => {
  let app: AppService;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let run: ReturnType<typeof shell>;
  let organization: Awaited<ReturnType<AppService['makeOrganization']>>;
  before(async () => {
    app = await startApp(engine);
    folder = await temporaryFolder();
    run = shell({ PATH: process.env.PATH, CANVASS_DATA: join(folder.path, 'none') }, folder.path);
    organization = await app.makeOrganization();
  });
  after(async () => {
    await folder[Symbol.asyncDispose]();
    await app.close();
  });

  const newKey = (scope: KeyScope = 'forms:write') =>
    createApiKey(operatorWrites(app.data.store, organization), 'CI', app.time.now, scope);
  const push = (key: string, ...more: string[]) =>
    run(['form', 'push', 'tea.yaml', '--to', app.url, '--key', key, ...more]);
  const file = (content: string) => writeFile(join(folder.path, 'tea.yaml'), content);

  test('a file is pushed to another machine, which remembers who did it', async () => {
    const { id: keyId, key } = await newKey();
    await file(text('Your name'));
    const first = await push(key, '--json');
    assert.equal(first.code, 0, first.stderr);
    const made = JSON.parse(first.stdout);
    assert.deepEqual([made.created, made.draft_revision, made.findings], [true, 1, []]);
    assert.match(first.stderr, /^Wrote the id \w{8} into tea\.yaml\./);
    const written = await readFile(join(folder.path, 'tea.yaml'), 'utf8');
    assert.ok(written.startsWith(`id: ${made.id}\n`) || written.startsWith(`id: "${made.id}"\n`));
    const row = await app.data.store.read
      .selectFrom('form')
      .select(['draft', 'organization_id'])
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    assert.equal(row.organization_id, organization);
    assert.match(row.draft, /Thank you, \[field1\]/);
    const owner = await app.signedIn(await app.makePerson({ organization }));
    const { entries } = await owner.ask('audit', { organization });
    const created = entries.find(({ action }) => action === 'form.created');
    assert.deepEqual(created?.actor, { kind: 'command_line', id: keyId, name: 'CI' });

    await file(written.replace('Your name', 'Your full name').replace('Tea', 'Green tea'));
    const second = await push(key);
    assert.equal(second.code, 0, second.stderr);
    assert.match(
      second.stdout,
      /In the draft, not published yet:\n.*"Your full name"[\s\S]*Live now:\n.*"Green tea"/u,
    );
    assert.match((await push(key)).stdout, /already matches the file/);

    const stale = await push(key, '--revision', '1');
    assert.equal(stale.code, 1);
    assert.match(stale.stderr, /was not pushed: The draft has changed/);
    assert.equal((await push(key, '--revision', '2')).code, 0);
  });

  test('a key that only reads, or is revoked, writes nothing', async () => {
    await file(`id: teatea01\n${text('Your name')}`);
    const reading = await newKey('read');
    const refused = await push(reading.key, '--json');
    assert.equal(refused.code, 1);
    assert.equal(JSON.parse(refused.stdout).error.code, 'key_scope_insufficient');
    const revoked = await newKey();
    await revokeApiKey(operatorWrites(app.data.store, organization), revoked.id, app.time.now);
    app.time.now += 1000;
    assert.match((await push(revoked.key)).stderr, /The API key is unknown, revoked or malformed/);
    const found = await app.data.store.read
      .selectFrom('form')
      .select('id')
      .where('id', '=', 'teatea01')
      .execute();
    assert.deepEqual(found, []);
  });

  test('a form of another organisation is out of reach, and errors in the settings keep everything out', async () => {
    const { key } = await newKey();
    await file(`id: teatea02\n${text('Your name')}`);
    assert.equal((await push(key)).code, 0);
    const other = await app.makeOrganization();
    const foreign = await createApiKey(
      operatorWrites(app.data.store, other),
      'CI',
      app.time.now,
      'forms:write',
    );
    const taken = await push(foreign.key, '--json');
    assert.equal(JSON.parse(taken.stdout).error.code, 'form_id_taken');
    await file(`id: teatea02\n${text('Your name', 'settings: { time_zone: Nowhere }\n')}`);
    const wrong = await push(key);
    assert.equal(wrong.code, 1);
    assert.match(wrong.stderr, /settings of the form have errors[\s\S]*"Nowhere" is not a time zone/u);
  });

  test('a body that is no form is explained', async () => {
    const { key } = await newKey();
    const put = async (body: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${app.url}/forms-api/forms/teatea03`, {
        method: 'PUT',
        body,
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
          ...headers,
        },
      });
      return { status: response.status, headers: response.headers, ...JSON.parse(await response.text()) };
    };
    const wrong = await put('{"name": "x", "fields": [{"id": "field1", "type": "email", "lable": "E"}]}');
    assert.deepEqual([wrong.status, wrong.error.code], [422, 'form_invalid']);
    assert.deepEqual(wrong.error.faults, [
      {
        line: 1,
        column: 60,
        code: 'key_unknown',
        message: 'field1 has the unknown key "lable"; did you mean "label"?',
      },
    ]);
    assert.equal((await put('{')).error.code, 'form_invalid');
    assert.equal((await put('name: x', { 'Content-Type': 'text/yaml' })).status, 415);
    assert.equal((await put('{"id": "other001", "name": "x", "fields": []}')).error.param, 'id');
    const fine = await put('{"name": "x", "fields": []}');
    assert.equal(fine.status, 201);
    assert.ok(Number(fine.headers.get('x-ratelimit-remaining')) > 0);
    assert.equal((await put('{"name": "x", "fields": []}', { 'If-Match': 'x' })).status, 400);
  });
});

test('the key goes to the given https address only', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'tea.yaml'), `id: teatea04\n${text('Your name')}`);
  const run = shell({ PATH: process.env.PATH }, folder.path);
  const to = (address: string) => run(['form', 'push', 'tea.yaml', '--to', address, '--key', 'cv_x']);
  for (const wrong of ['http://forms.example.org', 'forms.example.org', 'ftp://localhost'])
    assert.deepEqual(
      [(await to(wrong)).code, /begins with https/.test((await to(wrong)).stderr)],
      [2, true],
      wrong,
    );
  assert.equal((await run(['form', 'push', 'tea.yaml', '--to', 'https://forms.example.org'])).code, 2);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(307, { Location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const redirected = await to(`http://127.0.0.1:${port}/base/`);
  server.close();
  assert.equal(redirected.code, 1);
  assert.match(redirected.stderr, /did not answer like Canvass \(status 307\)/);
  assert.deepEqual(asked, ['/base/forms-api/forms/teatea04']);
});
