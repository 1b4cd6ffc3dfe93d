import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { type Answer, ask, basic } from '../api/apiService.ts';
import { openClient } from '../app/appClient.ts';
import { secretOf } from '../e2e/app/showcase.ts';
import { engine, type TestData } from '../support/engines.ts';
import { type RunningService, startService } from '../support/startService.ts';

const app = 'https://app.example.org';
const forms = 'https://forms.example.org';
const canvass = join(import.meta.dirname, '../../bin/canvass');

let data: TestData;
let service: RunningService;
let form: string;
let listed: string;
let key: string;
let env: NodeJS.ProcessEnv;
before(async () => {
  data = await engine('sqlite').open();
  env = { ...data.env, CANVASS_URL: app, CANVASS_FORMS_URL: forms };
  service = await startService(env);
  const client = openClient(service.url);
  const link = /https:\S+\/setup\/\S+/.exec(service.output())?.[0] ?? '';
  assert.ok(link.startsWith(`${app}/setup/`), link);
  const owner = { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' };
  const wanted = { ...owner, secret: secretOf('setup', link), organization: 'Orchard', sample: true };
  const { organization, form: made } = await client.ask('setUp', {}, wanted);
  form = made ?? '';
  listed = (await client.ask('forms', { organization })).forms[0]?.url ?? '';
  key = (await client.ask('createKey', { organization }, { name: 'k' })).key;
});
after(async () => {
  await service.kill();
  await data.close();
});

const at = async (
  host: string,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<Answer> =>
  await ask(service.url, path, { method, headers: { Host: new URL(host).host, ...headers } });

test('links to forms begin with the address of forms, and all others with that of the app', async () => {
  assert.equal(listed, `${forms}/f/${form}`);
  const page = (await at(forms, `/f/${form}`)).text;
  assert.ok(page.includes(`<link rel="canonical" href="${forms}/f/${form}">`));
  assert.ok(!page.includes(app), 'a form says nothing of the app');
  const oembed = JSON.parse((await at(forms, `/oembed?url=${encodeURIComponent(listed)}`)).text);
  assert.equal(oembed.provider_url, forms);
  assert.ok(oembed.html.includes(`${forms}/f/${form}?embed=inline`));
  const { text } = await at(app, '/openapi.json');
  const document = JSON.parse(text);
  assert.deepEqual(document.servers, [{ url: app }]);
  assert.deepEqual(document.paths['/f/{form}'].post.servers, [{ url: forms }]);
  assert.ok((await at(app, '/docs')).text.includes(`${forms}/f/`));
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [canvass, ...args], { env })).stdout;
  assert.match(await run('form', 'list', '--json'), new RegExp(`"${forms}/f/${form}"`));
  assert.match(await run('form', 'links', 'create', form), new RegExp(`${forms}/f/${form}\\?key=`));
  assert.match(await run('users', 'reset-password', 'ada@example.org'), new RegExp(`${app}/reset/`));
});

test('the app’s address redirects form paths to the forms’ address', async () => {
  for (const path of [
    `/f/${form}`,
    `/f/${form}?key=a%20b&test=true`,
    `/f/${form}/qr.svg`,
    `/f/${form}/qr.png`,
    `/f/${form}/paid?session_id=cs_1`,
    '/f/nothing1',
    '/embed.js',
    '/oembed?url=x',
  ])
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await at(app, path, method);
      assert.deepEqual([status, headers.location], [308, `${forms}${path}`], `${method} ${path}`);
      assert.equal(headers['cache-control'], 'no-store', 'the query may hold a secret');
      if (method === 'GET')
        assert.equal(headers['cross-origin-resource-policy'], 'cross-origin', 'frames follow');
    }
  const sent = await at(app, `/f/${form}`, 'POST', { 'Content-Type': 'application/json' });
  assert.deepEqual([sent.status, sent.headers.location], [308, `${forms}/f/${form}`]);
  assert.equal(JSON.parse(sent.text).error.code, 'moved');
  const begun = await at(app, `/f/${form}/files`, 'POST', { 'Content-Length': '90000000' }).catch(
    () => undefined,
  );
  if (begun !== undefined) assert.equal(begun.status, 308, 'a body is not read first');
});

test('the forms’ address does not serve the app', async () => {
  const paths = [
    '/',
    '/app',
    '/app/sign-in',
    '/app/api/start',
    '/v2',
    '/v2/forms',
    '/v1/forms',
    '/docs',
    '/openapi.json',
  ];
  paths.push(
    '/schema/form.json',
    '/setup/a',
    '/join/a',
    '/reset/a',
    '/confirm-email/a',
    '/app/api/sign-in/oidc',
  );
  const authorization = { Authorization: basic(key) };
  for (const path of paths)
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      const { status, headers, text } = await at(forms, path, method, authorization);
      assert.equal(status, 404, `${method} ${path}`);
      assert.equal(headers['set-cookie'], undefined);
      assert.equal(headers.deprecation, undefined, `${path} is no API here`);
      if (method === 'GET') assert.equal(JSON.parse(text).error.code, 'not_found');
    }
  const shown = await at(forms, '/app', 'GET', { Accept: 'text/html' });
  assert.equal(shown.status, 404);
  assert.match(shown.headers['content-security-policy'] ?? '', /frame-ancestors 'none'/);
});

test('both serve assets and health checks', async () => {
  const page = (await at(forms, `/f/${form}`)).text;
  const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
  for (const host of [app, forms])
    for (const path of [asset, '/healthz', '/readyz'])
      assert.equal((await at(host, path)).status, 200, `${host}${path}`);
  const stylesheet = /\/assets\/[\w.-]+\.css/.exec((await at(app, '/docs')).text)?.[0] ?? '';
  assert.equal((await at(app, stylesheet)).status, 200);
  assert.equal((await at(forms, stylesheet)).status, 404, 'the reference belongs to the app');
  assert.equal((await at(forms, '/embed.js')).status, 200);
});

test('the app answers at its own address, and so does the API', async () => {
  for (const path of ['/app', '/app/api/start', '/docs', '/openapi.json'])
    assert.equal((await at(app, path)).status, 200, path);
  assert.equal((await at(app, '/v2', 'GET', { Authorization: basic(key) })).status, 200);
  const ours = { Origin: app, 'Content-Type': 'application/json' };
  const signIn = (origin: string, more: Record<string, string> = {}) =>
    at(app, '/app/api/sign-in', 'POST', { ...ours, Origin: origin, ...more });
  assert.equal((await signIn(app)).status, 400, 'the page of the app may ask');
  assert.equal((await signIn(forms)).status, 403, 'a form may not');
  assert.equal((await signIn(forms, { 'Sec-Fetch-Site': 'same-site' })).status, 403);
});

test('a name of this machine is served as with a single address', async () => {
  assert.equal((await fetch(`${service.url}/f/${form}`)).status, 200);
  assert.equal((await fetch(`${service.url}/app`)).status, 200);
});
