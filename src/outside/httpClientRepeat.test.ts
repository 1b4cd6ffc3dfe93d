import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as https from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { test } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { makeCertificate } from '../../test/support/certificate.ts';
import { createHttpClient, type HttpAnswer } from './httpClient.ts';
import type { OutsideFailureKind } from './outsideFailure.ts';

const kept = 12;

interface Breaking {
  readonly name: string;
  /** `socket` is the bare one, below TLS. */
  readonly breakOff: (response: ServerResponse, socket: Socket | undefined) => void;
  /** How often a repeatable request arrives. */
  readonly arrivals: number;
  /** An answer that is no HTTP is not a connection that broke off. */
  readonly kind?: OutsideFailureKind;
}

const breakings: Breaking[] = [
  { name: 'resets', breakOff: (_, socket) => socket?.resetAndDestroy(), arrivals: 2 },
  { name: 'closes', breakOff: ({ socket }) => socket?.destroy(), arrivals: 2 },
  { name: 'ends', breakOff: ({ socket }) => socket?.end(), arrivals: 2 },
  {
    name: 'closes within the first line of its answer',
    breakOff: ({ socket }) => socket?.end('HTTP/1.1 2'),
    arrivals: 1,
  },
  {
    name: 'speaks no HTTP',
    breakOff: ({ socket }) => socket?.end('SSH-2.0-OpenSSH\r\n'),
    arrivals: 1,
    kind: 'unreachable',
  },
];

/** A receiver whose `/wait` answers all at once when as many connections are open, and whose `/break` breaks off. */
async function startBreaking({ breakOff }: Breaking, isSecure: boolean) {
  const arrived: string[] = [];
  const waiting: ServerResponse[] = [];
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    request.resume().on('end', () => {
      arrived.push(`${request.method} ${request.url}`);
      if (request.url === '/break') return breakOff(response, bare.get(request.socket.remotePort));
      waiting.push(response);
      if (waiting.length === kept) for (const each of waiting.splice(0)) each.end('ok');
    });
  };
  const bare = new Map<number | undefined, Socket>();
  const server = isSecure ? https.createServer(certificate, listener) : createServer(listener);
  server.on('connection', (socket: Socket) => bare.set(socket.remotePort, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    arrivals: (path: string) => arrived.filter((line) => line.endsWith(path)).length,
    url: (path: string) => new URL(`${isSecure ? 'https' : 'http'}://localhost:${port}${path}`),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read({ body }: HttpAnswer): Promise<void> {
  for await (const _ of body);
}

const certificate = makeCertificate({ name: 'localhost' });
setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);

const request = { method: 'POST', headers: {}, body: Buffer.from('{"n":1}') };

for (const isSecure of [false, true])
  for (const breaking of breakings)
    test(`a receiver that ${breaking.name}${isSecure ? ' within TLS' : ''} gets no more than one repetition`, async () => {
      await using receiver = await startBreaking(breaking, isSecure);
      const client = createHttpClient({ allowPrivate: true });
      let repetitions = 0;
      const onRepeat = () => {
        repetitions += 1;
      };
      const send = (path: string, repeatable: boolean) =>
        client.send({ ...request, url: receiver.url(path), repeatable, onRepeat });
      const { kind = 'broken_off' } = breaking;
      try {
        // Twelve connections are kept.
        await Promise.all(Array.from({ length: kept }, async () => read(await send('/wait', true))));
        await assert.rejects(send('/break', true), { kind });
        assert.deepEqual(
          [receiver.arrivals('/break'), repetitions],
          [breaking.arrivals, breaking.arrivals - 1],
        );
        // Eleven are still kept, but this one cannot be recognised by the receiver.
        await assert.rejects(send('/break', false), { kind });
        assert.deepEqual(
          [receiver.arrivals('/break'), repetitions],
          [breaking.arrivals + 1, breaking.arrivals - 1],
        );
      } finally {
        client.close();
      }
    });

test('nothing is repeated on a new connection, and a read is repeated once too', async () => {
  const breaking = {
    name: 'closes',
    breakOff: ({ socket }: ServerResponse) => socket?.destroy(),
    arrivals: 2,
  };
  await using receiver = await startBreaking(breaking, false);
  const client = createHttpClient({ allowPrivate: true });
  try {
    await assert.rejects(client.get(receiver.url('/break')));
    assert.equal(receiver.arrivals('/break'), 1);
    await Promise.all(
      Array.from({ length: kept }, async () => read(await client.get(receiver.url('/wait')))),
    );
    await assert.rejects(client.get(receiver.url('/break')));
    assert.equal(receiver.arrivals('/break'), 3);
  } finally {
    client.close();
  }
});

test('the repetition goes over a new connection, and not over the next one that was kept', async () => {
  const used = new Set<Socket>();
  const waiting: ServerResponse[] = [];
  // As a receiver behind a proxy that was started anew: every earlier connection is dead, a new one works.
  const server = createServer((asked, response) => {
    asked.resume().on('end', () => {
      if (asked.url === '/wait') {
        used.add(asked.socket);
        waiting.push(response);
        if (waiting.length === kept) for (const each of waiting.splice(0)) each.end('ok');
      } else if (used.has(asked.socket)) asked.socket.destroy();
      else response.end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = createHttpClient({ allowPrivate: true });
  const send = async (path: string) =>
    await client.send({ ...request, url: new URL(`http://127.0.0.1:${port}${path}`), repeatable: true });
  try {
    await Promise.all(Array.from({ length: kept }, async () => read(await send('/wait'))));
    const answer = await send('/after');
    assert.equal(answer.status, 200);
    await read(answer);
  } finally {
    client.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

test('a kept connection that the receiver closes while it is idle loses no request and doubles none', async () => {
  let arrived = 0;
  // Node's server closes it without a word, so that the client may learn of it only by sending.
  const server = createServer({ keepAliveTimeout: 1 }, (asked, response) => {
    asked.resume().on('end', () => {
      arrived += 1;
      response.end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = createHttpClient({ allowPrivate: true });
  try {
    for (let count = 1; count <= 200; count += 1) {
      const url = new URL(`http://127.0.0.1:${port}/`);
      await read(await client.send({ ...request, url, repeatable: true }));
      assert.equal(arrived, count);
      if (count % 3 === 0) server.closeIdleConnections();
    }
  } finally {
    client.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
