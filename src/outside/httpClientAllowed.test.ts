import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { readAllowedHosts } from '#kit/network/allowedHosts.ts';
import { clientOf, createHttpClient, type HttpClient } from './httpClient.ts';
import { OutsideFailure } from './outsideFailure.ts';

let connections = 0;
const server = createServer((_, response) => response.end('ok'));
server.on('connection', () => {
  connections += 1;
});
let port = 0;

before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
after(() => server.close());

const rows = [
  { host: '127.0.0.1', what: 'a written address' },
  { host: 'crm.internal', what: 'a name' },
];

for (const { host, what } of rows) {
  test(`${what} is reached at its port, by its organisation, over connections of its own`, async () => {
    const hosts = readAllowedHosts(`${host}:${port}=acme|globex`);
    assert.ok(hosts !== undefined);
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const http = createHttpClient({ allowedHosts: hosts, resolve });
    const ask = async (client: HttpClient, at = port) => {
      const url = new URL(`http://${host}:${at}/`);
      const request = { method: 'GET', url, headers: {}, body: undefined, repeatable: true };
      try {
        const { status, body } = await client.send(request);
        await body.resume().toArray();
        return status;
      } catch (error) {
        if (error instanceof OutsideFailure) return error.kind;
        throw error;
      }
    };
    connections = 0;
    assert.equal(await ask(clientOf(http, 'acme')), 200);
    // Its connection is kept now, and must not serve anybody else.
    assert.equal(await ask(clientOf(http, 'initech')), 'address_refused');
    assert.equal(await ask(http), 'address_refused');
    assert.equal(connections, 1);
    assert.equal(await ask(clientOf(http, 'acme')), 200);
    assert.equal(connections, 1, 'the kept one');
    assert.equal(await ask(clientOf(http, 'globex')), 200);
    assert.equal(connections, 2, 'one of its own');
    assert.equal(await ask(clientOf(http, 'acme'), port === 1 ? 2 : 1), 'address_refused');
    http.close();
  });
}
