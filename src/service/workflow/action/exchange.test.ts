import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { test } from 'node:test';
import { constants, gzipSync } from 'node:zlib';
import { createHttpClient } from '#outside/httpClient.ts';
import { type Sent, sendRequest } from './exchange.ts';

const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n';
const emptyBlock = Buffer.from([0, 0, 0, 0xff, 0xff]);

/** Sends a request to a receiver that answers with `first` and then `flood` without end. */
async function sendToFlood(first: Buffer, flood: Buffer): Promise<{ sent: Sent; bytesRead: number }> {
  const many = Buffer.concat(Array(Math.ceil(65536 / flood.length)).fill(flood));
  const accepted: Socket[] = [];
  const server = createServer((socket) => {
    accepted.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(first);
      const write = () => {
        while (!socket.destroyed && socket.write(many));
      };
      socket.on('drain', write);
      write();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const opened: Socket[] = [];
  const note = (message: unknown) => opened.push((message as { socket: Socket }).socket);
  const client = createHttpClient({ allowPrivate: true, headersTimeout: 3_600_000 });
  subscribe('net.client.socket', note);
  try {
    const url = new URL(`http://127.0.0.1:${port}/`);
    const { signal } = new AbortController();
    const sent = await sendRequest(client, {
      method: 'POST',
      url,
      headers: {},
      body: undefined,
      repeatable: true,
      signal,
    });
    return { sent, bytesRead: opened.reduce((sum, socket) => sum + socket.bytesRead, 0) };
  } finally {
    unsubscribe('net.client.socket', note);
    client.close();
    for (const socket of accepted) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

test('an answer in tiny chunks is cut off like one that is too long', async () => {
  const { sent, bytesRead } = await sendToFlood(Buffer.from(`${chunked}\r\n`), Buffer.from('1\r\na\r\n'));
  assert.equal('error' in sent, false);
  assert.equal(sent.answer?.status, 200);
  assert.ok(bytesRead < 16_384, `${bytesRead} bytes were read`);
});

test('a compressed answer that unpacks to nothing fails after a bounded number of bytes', async () => {
  const first = Buffer.concat([
    Buffer.from('HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n'),
    gzipSync('', { finishFlush: constants.Z_SYNC_FLUSH }),
  ]);
  const { sent, bytesRead } = await sendToFlood(first, emptyBlock);
  assert.equal('error' in sent && sent.error.code, 'too_large');
  assert.ok(bytesRead <= 132 * 1024, `${bytesRead} bytes were read`);
});

test('a receiver that sends interim answers alone has failed', async () => {
  const { sent, bytesRead } = await sendToFlood(Buffer.alloc(0), Buffer.from('HTTP/1.1 103\r\n\r\n'));
  assert.equal('error' in sent && sent.error.code, 'too_large');
  assert.ok(bytesRead <= 4096, `${bytesRead} bytes were read`);
});
