import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { mock, test } from 'node:test';
import { allowSlowBody, isUnhurried } from './slowBody.ts';

/** An unfinished body with its client; `second` sends bytes and advances the server's clock by one second. */
async function opened(): Promise<{
  request: IncomingMessage;
  client: Socket;
  cuts: () => number;
  second: (bytes: number) => Promise<void>;
  close: () => void;
}> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write('PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\n');
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  request.on('error', () => undefined);
  request.resume();
  let cuts = 0;
  mock.timers.enable({ apis: ['setInterval'] });
  allowSlowBody(request, () => {
    cuts += 1;
  });
  return {
    request,
    client,
    cuts: () => cuts,
    second: async (bytes) => {
      const read = request.socket.bytesRead + bytes;
      if (bytes > 0) client.write(Buffer.alloc(bytes));
      while (request.socket.bytesRead < read) await new Promise((resolve) => setImmediate(resolve));
      mock.timers.tick(1000);
    },
    close: () => {
      mock.timers.reset();
      client.destroy();
      server.close();
    },
  };
}

test('a body that keeps coming may take as long as it needs', async () => {
  const { cuts, second, close, request } = await opened();
  for (let seconds = 0; seconds < 120; seconds += 1) await second(5000);
  assert.equal(cuts(), 0);
  assert.ok(isUnhurried(request.socket));
  close();
});

test('a client that falls silent is cut off after ten seconds, wherever it got', async () => {
  const { cuts, second, close, request } = await opened();
  await second(1_000_000);
  for (let seconds = 0; seconds < 10; seconds += 1) await second(0);
  assert.equal(cuts(), 0);
  await second(0);
  assert.equal(cuts(), 1);
  assert.equal(isUnhurried(request.socket), false);
  close();
});

test('a client that sends a byte now and then is cut off soon too', async () => {
  const { cuts, second, close } = await opened();
  let seconds = 0;
  for (; cuts() === 0 && seconds < 60; seconds += 1) await second(100);
  assert.ok(seconds <= 12, `${seconds} seconds`);
  close();
});

test('what came fast does not pay for bytes that drip', async () => {
  const { cuts, second, close } = await opened();
  await second(5_000_000);
  let seconds = 0;
  for (; cuts() === 0 && seconds < 300; seconds += 1) await second(1);
  assert.ok(seconds <= 61, `${seconds} seconds`);
  close();
});

test('only the body is let off: nothing of it is left behind', async () => {
  const { request, client, close } = await opened();
  const closed = new Promise((resolve) => request.once('close', resolve));
  client.destroy();
  await closed;
  assert.equal(isUnhurried(request.socket), false);
  close();
});
