import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { test } from 'node:test';
import * as tls from 'node:tls';
import { constants, deflateSync, gzipSync } from 'node:zlib';
import { makeCertificate } from '../../test/support/certificate.ts';
import { maxHeadBytes, maxInterim } from './boundAnswer.ts';
import { decodedBody } from './decodedBody.ts';
import { createHttpClient } from './httpClient.ts';
import { OutsideFailure } from './outsideFailure.ts';

const certificate = makeCertificate({ name: 'flood.localhost' });
// Other tests of the same process trust certificates of their own.
tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert]);

const maxBytes = 128 * 1024;

/** The bytes that one reading may take beyond a bound. */
const reading = 4096;

const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';

interface Flood {
  readonly name: string;
  readonly first?: string | Buffer;
  /** Sent as fast as the client takes it. */
  readonly flood: string | Buffer;
  readonly most: number;
}

/** An empty stored block of deflate, without the end. */
const emptyBlock = Buffer.from([0, 0, 0, 0xff, 0xff]);

const floods: Flood[] = [
  { name: '100 Continue', flood: 'HTTP/1.1 100 Continue\r\n\r\n', most: reading },
  { name: '103 Early Hints', flood: 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', most: reading },
  { name: 'empty lines', flood: '\r\n', most: maxHeadBytes + reading },
  {
    name: 'short interim answers and empty lines',
    flood: `${'\r\n'.repeat(3000)}HTTP/1.1 100\r\n\r\n`,
    most: maxHeadBytes + reading,
  },
  {
    name: 'chunk extensions',
    first: chunked,
    flood: `1;${'a'.repeat(8000)}\r\nb\r\n`,
    most: maxBytes + reading,
  },
  { name: 'chunks of one byte', first: chunked, flood: '1\r\na\r\n', most: 3 * reading },
  {
    name: 'a body without end',
    first: 'HTTP/1.0 200 OK\r\n\r\n',
    flood: 'a'.repeat(1000),
    most: maxBytes + reading,
  },
  {
    name: 'empty blocks of deflate',
    first: Buffer.concat([
      Buffer.from('HTTP/1.1 200 OK\r\ncontent-encoding: deflate\r\n\r\n'),
      deflateSync('', { finishFlush: constants.Z_SYNC_FLUSH }),
    ]),
    flood: emptyBlock,
    most: maxBytes + reading,
  },
  {
    name: 'empty blocks of gzip',
    first: Buffer.concat([
      Buffer.from('HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n'),
      gzipSync('', { finishFlush: constants.Z_SYNC_FLUSH }),
    ]),
    flood: emptyBlock,
    most: maxBytes + reading,
  },
];

/** Node's parser ends these itself. */
const parsed: Flood[] = [
  { name: '100 of HTTP/1.0', flood: 'HTTP/1.0 100\r\n\r\n', most: reading },
  {
    name: 'a header without end',
    first: 'HTTP/1.1 200 OK\r\na: ',
    flood: 'a',
    most: maxHeadBytes + reading,
  },
  {
    name: 'headers without end',
    first: 'HTTP/1.1 200 OK\r\n',
    flood: 'a: b\r\n',
    most: maxHeadBytes + reading,
  },
  { name: 'trailers without end', first: `${chunked}0\r\n`, flood: 'a: b\r\n', most: maxBytes + reading },
];

async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pour({ first = '', flood }: Flood): (socket: Socket) => void {
  const piece = Buffer.from(flood);
  const many = Buffer.concat(Array(Math.ceil(65536 / piece.length)).fill(piece));
  return (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(first);
      const write = () => {
        while (!socket.destroyed && socket.write(many));
      };
      socket.on('drain', write);
      write();
    });
  };
}

/** The connections that the client opens within `run`. */
async function connectionsOf(run: () => Promise<void>): Promise<Socket[]> {
  const sockets: Socket[] = [];
  const note = (message: unknown) => sockets.push((message as { socket: Socket }).socket);
  subscribe('net.client.socket', note);
  try {
    await run();
  } finally {
    unsubscribe('net.client.socket', note);
  }
  return sockets;
}

const outside = (error: unknown) => error instanceof OutsideFailure;
const tooLarge = (error: unknown) => error instanceof OutsideFailure && error.kind === 'too_large';

for (const isSecure of [false, true])
  for (const flood of [...floods, ...parsed])
    test(`a receiver that sends ${flood.name}${isSecure ? ' within TLS' : ''} is cut off after few bytes`, async () => {
      const server = isSecure ? tls.createServer(certificate, pour(flood)) : createServer(pour(flood));
      await using receiver = await listen(server);
      // Longer than the test: nothing but the bounds may end it.
      const client = createHttpClient({
        allowPrivate: true,
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
        headersTimeout: 3_600_000,
        idleTimeout: 3_600_000,
      });
      const url = new URL(`${isSecure ? 'https' : 'http'}://flood.localhost:${receiver.port}/`);
      const read = async () => {
        const answer = await client.send({
          method: 'POST',
          url,
          headers: {},
          body: undefined,
          maxBytes,
          repeatable: true,
        });
        for await (const _ of decodedBody(answer));
      };
      const sockets = await connectionsOf(async () => {
        await assert.rejects(read(), floods.includes(flood) ? tooLarge : outside);
      });
      assert.equal(sockets.length, 1);
      for (const socket of sockets) {
        // TLS adds to each record, and reads ahead by what the kernel gives at once.
        const most = isSecure ? flood.most + 2 * 65536 : flood.most;
        assert.ok(socket.bytesRead <= most, `${socket.bytesRead} bytes were read, more than ${most}`);
      }
      client.close();
    });

test('ordinary interim answers and a large head are taken', async () => {
  const head = `HTTP/1.1 200 OK\r\ncontent-length: 2\r\na: ${'a'.repeat(15_000)}\r\n\r\n`;
  await using receiver = await listen(
    createServer((socket) => {
      socket.once('data', () =>
        socket.write(`${'HTTP/1.1 103\r\nlink: </a>\r\n\r\n'.repeat(maxInterim)}${head}ok`),
      );
    }),
  );
  const client = createHttpClient({ allowPrivate: true });
  const answer = await client.get(new URL(`http://localhost:${receiver.port}/`));
  assert.equal(answer.status, 200);
  assert.equal(Buffer.concat(await Array.fromAsync(decodedBody(answer))).toString(), 'ok');
  client.close();
});

test('a large body arrives whole, however it is read', async () => {
  const whole = Buffer.alloc(3_000_001, 'abcdefg');
  await using receiver = await listen(
    createServer((socket) => {
      socket.once('data', () => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${whole.length}\r\n\r\n`);
        socket.write(whole);
      });
    }),
  );
  const client = createHttpClient({ allowPrivate: true });
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const answer = await client.get(new URL(`http://localhost:${receiver.port}/`));
      return Buffer.concat(await Array.fromAsync(decodedBody(answer)));
    }),
  );
  for (const body of answers) assert.ok(body.equals(whole));
  client.close();
});

test('a kept connection on which something comes unasked is closed and not used again', async () => {
  const accepted: Socket[] = [];
  await using receiver = await listen(
    createServer((socket) => {
      accepted.push(socket);
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'));
    }),
  );
  const client = createHttpClient({ allowPrivate: true });
  const ask = async () => {
    const answer = await client.get(new URL(`http://localhost:${receiver.port}/`));
    return Buffer.concat(await Array.fromAsync(decodedBody(answer))).toString();
  };
  assert.equal(await ask(), 'ok');
  assert.equal(await ask(), 'ok');
  assert.equal(accepted.length, 1, 'the connection is kept');
  for (const socket of accepted) {
    const closed = once(socket, 'close');
    socket.write('\r\n');
    await closed;
  }
  assert.equal(await ask(), 'ok');
  assert.equal(accepted.length, 2);
  client.close();
});
