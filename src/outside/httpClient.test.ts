import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { decodedBody } from './decodedBody.ts';
import { createHttpClient, type HttpClientOptions } from './httpClient.ts';
import { OutsideFailure } from './outsideFailure.ts';
import { isPublicAddress } from './publicAddress.ts';
import { readJson } from './readJson.ts';

const closers: (() => void)[] = [];
after(() => {
  for (const close of closers) close();
});

async function listen(listener: RequestListener, host = '127.0.0.1'): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function client(options: HttpClientOptions = {}) {
  const made = createHttpClient(options);
  closers.push(() => made.close());
  return made;
}

function refusal(kind: string) {
  return (error: unknown) => error instanceof OutsideFailure && error.kind === kind;
}

test('the guarded client makes no connection to anything but the public internet', async () => {
  let connections = 0;
  const server = createServer((_request, response) => response.end('{}'));
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;

  const hosts = [
    ...[
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0x7f.1',
      '017700000001',
      '0177.0.0.1',
      '0',
      '127.0.0.1.',
    ],
    ...[
      '１２７.0.0.1',
      '127。0。0。1',
      '%31%32%37.0.0.1',
      '0.0.0.0',
      '10.0.0.1',
      '100.64.0.1',
      '169.254.169.254',
    ],
    ...[
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '192.0.0.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]'],
    ...[
      '[64:ff9b::7f00:1]',
      '[64:ff9b:1::7f00:1]',
      '[2002:7f00:1::]',
      '[2001:0:7f00:1::]',
      '[fe80::1]',
      '[fc00::1]',
    ],
    ...['[fec0::1]', '[ff02::1]', '[2001:db8::1]', '[100::1]', '[5f00::1]', 'localhost', 'LOCALHOST'],
  ];
  for (const host of hosts) {
    const asked = client({ headersTimeout: 60_000 }).get(new URL(`http://${host}:${port}/`));
    await assert.rejects(asked, refusal('address_refused'), host);
  }
  assert.equal(connections, 0);
});

test('a name with one private address among public ones is refused', async () => {
  const resolve = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '::ffff:10.0.0.1', family: 6 },
  ];
  await assert.rejects(client({ resolve }).get(new URL('http://mixed.example/')), refusal('address_refused'));
});

test('a name is resolved once for a connection, so rebinding it gains nothing', async () => {
  let connections = 0;
  const port = await listen((_request, response) => {
    connections++;
    response.end('{}');
  });
  let asked = 0;
  const resolve = async () => {
    asked++;
    // Resolves to a public address first, then to the canary. 2d00::/8 is unallocated, so that no one is contacted.
    return asked === 1 ? [{ address: '2d00::1', family: 6 }] : [{ address: '127.0.0.1', family: 4 }];
  };
  const guarded = client({ resolve, headersTimeout: 300 });
  await assert.rejects(
    guarded.get(new URL(`http://rebinding.example:${port}/`)),
    (error) => error instanceof OutsideFailure && error.kind !== 'address_refused',
  );
  assert.equal(asked, 1);
  await assert.rejects(guarded.get(new URL(`http://rebinding.example:${port}/`)), refusal('address_refused'));
  assert.equal(connections, 0);
});

test('the connection goes to the address that was checked, with the name in Host', async () => {
  const port = await listen((request, response) =>
    response.end(JSON.stringify({ host: request.headers.host })),
  );
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const answer = await client({ allowPrivate: true, resolve }).get(new URL(`http://forms.example:${port}/`));
  assert.deepEqual(await readJson(answer), { host: `forms.example:${port}` });
});

test('only http and https are spoken, and no credentials in the address', async () => {
  for (const url of [
    'ftp://example.org/',
    'file:///etc/passwd',
    'data:text/plain,x',
    'http://me:secret@example.org/',
  ]) {
    await assert.rejects(client().get(new URL(url)), refusal('url_invalid'), url);
  }
});

test('addresses of the public internet are allowed', () => {
  for (const address of ['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450::1']) {
    assert.equal(isPublicAddress(address), true, address);
  }
  for (const text of ['', 'example.org', '2606:4700::1%eth0', '1.2.3', '999.1.1.1']) {
    assert.equal(isPublicAddress(text), false, text);
  }
});

test('a redirect is an answer and is not followed', async () => {
  let asked = 0;
  const port = await listen((_request, response) => {
    asked++;
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  const answer = await client({ allowPrivate: true }).get(new URL(`http://127.0.0.1:${port}/`));
  answer.body.resume();
  assert.deepEqual([answer.status, answer.headers.location, asked], [302, '/elsewhere', 1]);
});

test('a server that accepts and says nothing, or stops in the middle, is given up', async () => {
  const port = await listen((request, response) => {
    if (request.url === '/half') response.writeHead(200).write('{"half":');
  });
  const impatient = client({ allowPrivate: true, headersTimeout: 100, idleTimeout: 100 });
  await assert.rejects(impatient.get(new URL(`http://127.0.0.1:${port}/silent`)), refusal('timeout'));
  const waiting = client({ allowPrivate: true, headersTimeout: 180_000, idleTimeout: 100 });
  const answer = await waiting.get(new URL(`http://127.0.0.1:${port}/half`));
  await assert.rejects(readJson(answer), refusal('timeout'));
});

test('a signal that ended before the request ends the request', async () => {
  let asked = 0;
  const port = await listen((_request, response) => {
    asked += 1;
    response.end('{}');
  });
  const url = new URL(`http://127.0.0.1:${port}/`);
  const request = { method: 'POST', url, headers: {}, body: undefined, signal: AbortSignal.abort() };
  const open = client({ allowPrivate: true });
  for (const repeatable of [true, false])
    await assert.rejects(open.send({ ...request, repeatable }), refusal('timeout'));
  assert.equal(asked, 0);
});

test('bodies are decoded, capped after decoding, and must be whole', async () => {
  const port = await listen((request, response) => {
    if (request.url === '/gzip')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":1}'));
    if (request.url === '/bomb')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000, 32)));
    if (request.url === '/many')
      response.writeHead(200, { 'content-encoding': Array(1000).fill('br').join() }).end('x');
    if (request.url === '/odd') response.writeHead(200, { 'content-encoding': 'compress' }).end('x');
    if (request.url === '/text') response.end('<html>');
    if (request.url === '/short') {
      response.writeHead(200, { 'content-length': '100' }).write('{"a":1}');
      response.socket?.end();
    }
  });
  const open = client({ allowPrivate: true });
  const ask = (path: string) => open.get(new URL(`http://127.0.0.1:${port}${path}`));
  assert.deepEqual(await readJson(await ask('/gzip')), { a: 1 });
  await assert.rejects(readJson(await ask('/bomb'), 1000), refusal('too_large'));
  await assert.rejects(readJson(await ask('/odd')), refusal('undecodable'));
  await assert.rejects(readJson(await ask('/many')), refusal('undecodable'));
  await assert.rejects(readJson(await ask('/text')), refusal('undecodable'));
  await assert.rejects(readJson(await ask('/short')), refusal('broken_off'));
  const broken = decodedBody(await ask('/short'));
  await assert.rejects(async () => {
    for await (const chunk of broken) assert.ok(chunk.length > 0);
  }, refusal('broken_off'));
});

test('a request says which program and installation sends it', async () => {
  const agents: (string | undefined)[] = [];
  const port = await listen((request, response) => {
    agents.push(request.headers['user-agent']);
    response.end('{}');
  });
  const url = new URL(`http://127.0.0.1:${port}/`);
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const send = { method: 'POST', url, headers: {}, body: undefined, repeatable: false };
  await readJson(await client({ allowPrivate: true }).get(url));
  await readJson(await client({ allowPrivate: true, publicUrl: 'https://forms.example.org' }).send(send));
  assert.deepEqual(agents, [`canvass/${version}`, `canvass/${version} (+https://forms.example.org)`]);
});
