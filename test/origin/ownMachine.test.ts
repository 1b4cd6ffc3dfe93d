import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from '../api/apiService.ts';
import { engine } from '../support/engines.ts';
import { startService } from '../support/startService.ts';

const evil = { Host: 'evil.example:4110' };

test('on an installation for this machine alone a page under another name reads nothing', async () => {
  await using data = await engine('sqlite').open();
  await using service = await startService(data.env);
  const { port } = new URL(service.url);
  for (const path of [
    '/',
    '/app',
    '/app/api/start',
    '/docs',
    '/openapi.json',
    '/f/nothing1',
    '/embed.js',
    '/metrics',
  ]) {
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
  assert.equal((await ask(service.url, '/v2', { headers: evil })).status, 401, 'it has no key');
});

test('with a public address every name is answered, and figures are still for this machine alone', async () => {
  await using data = await engine('sqlite').open();
  await using service = await startService({ ...data.env, CANVASS_URL: 'https://forms.example.org' });
  assert.equal((await ask(service.url, '/app', { headers: evil })).status, 200);
  assert.equal((await ask(service.url, '/metrics', { headers: evil })).status, 404);
  assert.equal((await ask(service.url, '/metrics', { headers: { Host: 'forms.example.org' } })).status, 404);
  assert.equal((await ask(service.url, '/metrics', {})).status, 200);
  assert.equal((await ask(service.url, '/metrics', { headers: { 'X-Real-IP': '192.0.2.1' } })).status, 404);
});
