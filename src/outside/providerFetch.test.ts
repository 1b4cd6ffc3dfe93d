import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { createHttpClient } from './httpClient.ts';
import { providerFetch } from './providerFetch.ts';

const asked: string[] = [];
const servers: Server[] = [];
const patience = new AbortController();

async function listen(name: string): Promise<URL> {
  const server = createServer(async (request, response) => {
    asked.push(`${name} ${request.method} ${request.url} ${await text(request)}`.trim());
    if (request.url === '/elsewhere') response.writeHead(307, { Location: '/here' }).end();
    else if (request.url === '/endless') response.writeHead(200).write('{', () => patience.abort());
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"fine":true}');
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const issuer = await listen('issuer');
const other = await listen('other');
const client = createHttpClient({ allowPrivate: true });
after(() => {
  client.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const get = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const;

test('only the provider is asked, and whom its description names', async () => {
  const { fetch, allow } = providerFetch(client, issuer);
  await assert.rejects(fetch(`${other.origin}/keys`, get), { kind: 'address_refused' });
  assert.deepEqual(asked, []);
  allow([`${other.origin}/keys`, undefined, 'no address']);
  const answer = await fetch(`${other.origin}/keys`, get);
  assert.deepEqual(await answer.json(), { fine: true });
});

test('a form is sent as it is', async () => {
  const { fetch } = providerFetch(client, issuer);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ code: 'a b', grant_type: 'authorization_code' });
  const answer = await fetch(`${issuer.origin}/token`, { ...get, method: 'POST', headers, body });
  assert.equal(answer.status, 200);
  assert.equal(asked.at(-1), 'issuer POST /token code=a+b&grant_type=authorization_code');
});

test('nothing is followed to elsewhere', async () => {
  const { fetch } = providerFetch(client, issuer);
  const answer = await fetch(`${issuer.origin}/elsewhere`, get);
  assert.equal(answer.status, 307);
  assert.equal(asked.at(-1), 'issuer GET /elsewhere');
});

test('an answer that does not end is given up when the time is over', async () => {
  const { fetch } = providerFetch(client, issuer);
  await assert.rejects(fetch(`${issuer.origin}/endless`, { ...get, signal: patience.signal }), {
    kind: 'timeout',
  });
});
