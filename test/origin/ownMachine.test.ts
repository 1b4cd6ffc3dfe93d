import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from '../api/apiService.ts';
import { engine } from '../support/engines.ts';
import { startService } from '../support/startService.ts';

const evil = { Host: 'evil.example:4110' };

test('without a public address a page under another name reads nothing', async () => {
  await using data = await engine('sqlite').open();
  await using service = await startService(data.env);
  const { port } = new URL(service.url);
  for (const path of ['/', '/app', '/app/api/start', '/docs', '/openapi.json', '/f/nothing1', '/embed.js']) {
    const { status, text } = await ask(service.url, path, { headers: evil });
    assert.equal(status, 421, path);
    assert.equal(JSON.parse(text).error.code, 'host_unknown');
    for (const host of [
      `localhost:${port}`,
      `127.0.0.1:${port}`,
      `[::1]:${port}`,
      `canvass.localhost:${port}`,
    ])
      assert.notEqual(
        (await ask(service.url, path, { headers: { Host: host } })).status,
        421,
        `${host}${path}`,
      );
  }
  const signIn = { method: 'POST', headers: { ...evil, 'Sec-Fetch-Site': 'same-origin' } };
  assert.equal((await ask(service.url, '/app/api/sign-in', signIn)).status, 421);
  for (const path of ['/healthz', '/readyz'])
    assert.equal((await ask(service.url, path, { headers: evil })).status, 200);
  assert.equal((await ask(service.url, '/metrics', { headers: evil })).status, 404);
  assert.equal((await ask(service.url, '/v2', { headers: evil })).status, 401, 'it has no key');
});

test('with a public address a page under another name reads nothing, and figures are for this machine alone', async () => {
  await using data = await engine('sqlite').open();
  const urls = { CANVASS_URL: 'https://app.example.org', CANVASS_FORMS_URL: 'https://forms.example.org' };
  const env = { ...urls, CANVASS_METRICS_TOKEN: 'figures' };
  await using service = await startService({ ...data.env, ...env });
  const status = async (path: string, headers: Record<string, string>) =>
    (await ask(service.url, path, { headers })).status;
  for (const path of [
    '/',
    '/app',
    '/app/api/start',
    '/docs',
    '/openapi.json',
    '/f/nothing1',
    '/embed.js',
    '/a',
  ])
    assert.equal(await status(path, evil), 421, path);
  for (const path of ['/healthz', '/readyz']) assert.equal(await status(path, evil), 200, path);
  assert.equal(await status('/v2', evil), 401, 'it has no key');
  assert.equal(await status('/app', { Host: 'app.example.org' }), 200);
  assert.equal(await status('/embed.js', { Host: 'forms.example.org' }), 200);
  assert.equal(await status('/app', {}), 200, 'by 127.0.0.1');
  assert.equal(await status('/metrics', evil), 404);
  assert.equal(await status('/metrics', { ...evil, Authorization: 'Bearer figures' }), 200, 'a scraper');
  assert.equal(await status('/metrics', { Host: 'app.example.org' }), 404);
  assert.equal(await status('/metrics', {}), 200);
  assert.equal(await status('/metrics', { 'X-Real-IP': '192.0.2.1' }), 404);
});
