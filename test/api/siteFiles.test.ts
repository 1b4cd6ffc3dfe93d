import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engine } from '../support/engines.ts';
import { startApi } from './apiService.ts';

test('robots.txt lets search engines see the noindex of forms, and nothing of the app and the API', async () => {
  await using api = await open();
  const { status, headers, text } = await api.ask('/robots.txt', { key: null });
  assert.deepEqual([status, headers['content-type']], [200, 'text/plain; charset=utf-8']);
  const rules = text.trim().split('\n');
  assert.equal(rules[0], 'User-agent: *');
  assert.deepEqual(rules.slice(1).sort(), ['Allow: /f/', 'Disallow: /app', 'Disallow: /v1', 'Disallow: /v2']);
});

test('security.txt names the contact of the operator until a day that is always to come', async () => {
  await using api = await open({ CANVASS_SECURITY_CONTACT: 'mailto:security@example.org' });
  const { status, headers, text } = await api.ask('/.well-known/security.txt', { key: null });
  assert.deepEqual([status, headers['content-type']], [200, 'text/plain; charset=utf-8']);
  const [, contact, expires = ''] = /^Contact: (.*)\nExpires: (.*)\n$/.exec(text) ?? [];
  assert.equal(contact, 'mailto:security@example.org');
  assert.match(expires, /^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  assert.ok(days > 30 && days < 365, expires);
});

test('without a contact there is no security.txt', async () => {
  await using api = await open();
  assert.equal((await api.ask('/.well-known/security.txt', { key: null })).status, 404);
});

test('the icon is there for browsers that ask for it, and every page brings its own', async () => {
  await using api = await open();
  const icon = await fetch(`${api.url}/favicon.ico`);
  assert.deepEqual([icon.status, icon.headers.get('content-type')], [200, 'image/x-icon']);
  const bytes = Buffer.from(await icon.arrayBuffer());
  assert.deepEqual([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)], [0, 1, 3]);
  for (const index of [0, 1, 2]) {
    const start = bytes.readUInt32LE(6 + 16 * index + 12);
    assert.equal(bytes.toString('latin1', start + 1, start + 4), 'PNG');
  }
  for (const path of ['/app', '/docs', '/f/survey01', '/f/nothing1']) {
    const { text, headers } = await api.ask(path, { key: null, headers: { Accept: 'text/html' } });
    const link = /<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"]+)">/.exec(
      text,
    )?.[1];
    assert.match(
      decodeURIComponent(link ?? ''),
      /^<svg xmlns='[^<>]*><rect [^<>]*\/><path [^<>]*\/><\/svg>$/,
      path,
    );
    assert.match(headers['content-security-policy'] ?? '', /img-src [^;]*data:/, path);
  }
});

async function open(environment: Record<string, string> = {}) {
  const api = await startApi(engine('sqlite'), environment);
  return { ask: api.ask, url: api.service.url, [Symbol.asyncDispose]: () => api.close() };
}
