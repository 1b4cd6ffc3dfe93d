import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { sendStream } from './sendStream.ts';

async function serving(contentOf: (response: ServerResponse) => Readable) {
  const server = createServer((request, response) => {
    void sendStream(contentOf(response), { request, response }).catch(() => undefined);
  });
  server.timeout = 50;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

test('a stream that has nothing to send for longer than the idle timeout is not cut off', async () => {
  const { server, port } = await serving((response) => {
    const pieces = async function* () {
      yield 'one ';
      for (let count = 0; count < 3; count += 1) await once(response, 'timeout');
      yield 'two';
    };
    return Readable.from(pieces());
  });
  try {
    const sent = await fetch(`http://127.0.0.1:${port}/`);
    assert.equal(await sent.text(), 'one two');
  } finally {
    server.close();
  }
});

test('a client that does not read is still disconnected', async () => {
  const closed = Promise.withResolvers<void>();
  const { server, port } = await serving((response) => {
    response.once('close', closed.resolve);
    const pieces = async function* () {
      for (;;) yield Buffer.alloc(1_000_000);
    };
    return Readable.from(pieces());
  });
  const socket = connect(port, '127.0.0.1');
  // A server that cuts what is not read may also reset the connection.
  socket.on('error', () => undefined);
  try {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await closed.promise;
  } finally {
    socket.destroy();
    server.close();
  }
});
