import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { drain } from './drain.ts';
import { OpenConnections } from './openConnections.ts';

/** Timeouts that never expire during a test. */
const unhurried = { quiet: 60_000, patience: 60_000 };
const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** Like `server.ts`: once the server no longer listens, each response is the last on its connection. */
async function listening(answer: (response: ServerResponse) => void = (response) => response.end('yes')) {
  const connections = new OpenConnections();
  const server = createServer((_request, response) => {
    connections.add(response);
    response.on('close', () => connections.remove(response));
    connections.begin(() => {
      if (!server.listening) response.shouldKeepAlive = false;
      answer(response);
    });
  });
  connections.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, connections, open: () => connect({ port, host: '127.0.0.1' }) };
}

async function untilNobodyListens(server: Server): Promise<void> {
  while (server.listening) await new Promise(setImmediate);
}

test('a connection that was idle when the service was asked to end gets one more answer, its last', async () => {
  const { server, connections, open } = await listening();
  const socket = open();
  socket.write(request);
  await once(socket, 'data');
  const done = drain(server, connections, unhurried);
  await untilNobodyListens(server);
  const rest = text(socket);
  socket.write(request);
  assert.match(await rest, /^HTTP\/1\.1 200 OK\r\n(.*\r\n)*Connection: close\r\n(.*\r\n)*\r\nyes$/);
  await done;
});

test('a connection that was made and has not sent its request yet gets its answer', async () => {
  const { server, connections, open } = await listening();
  const socket = open();
  await once(server, 'connection');
  const done = drain(server, connections, unhurried);
  await untilNobodyListens(server);
  socket.write(request);
  assert.match(await text(socket), /Connection: close/);
  await done;
});

test('an answer that was under way is the last of its connection', async () => {
  let waiting: ServerResponse | undefined;
  const { server, connections, open } = await listening((response) => {
    waiting = response;
  });
  const socket = open();
  socket.write(request);
  await once(server, 'request');
  const done = drain(server, connections, unhurried);
  await untilNobodyListens(server);
  await new Promise(setImmediate);
  const answer = text(socket);
  waiting?.end('late');
  assert.match(await answer, /Connection: close(.*\r\n)*\r\nlate$/s);
  await done;
});

test('a connection that stays silent is closed in order, and one that never takes its answer is cut', async () => {
  const { server, connections, open } = await listening();
  const silent = open();
  silent.write(request);
  await once(silent, 'data');
  const ended = once(silent, 'end');
  await drain(server, connections, { quiet: 10, patience: 60_000 });
  await ended;

  const stuck = await listening(() => undefined);
  const socket = stuck.open();
  socket.on('error', () => undefined);
  socket.write(request);
  await once(stuck.server, 'request');
  const cut = once(socket, 'close');
  await drain(stuck.server, stuck.connections, { quiet: 10, patience: 100 });
  await cut;
});

test('whoever is connected when nobody listens any more is answered, however busy the process is', async () => {
  for (let rounds = 0; rounds < 8; rounds += 1) {
    const { server, connections, open } = await listening((response) => {
      // Blocks the event loop like a loaded process, so that other clients connect unnoticed.
      for (const end = performance.now() + 2; performance.now() < end; );
      response.end('yes');
    });
    const outcomes: string[] = [];
    let storm = true;
    const client = async () => {
      while (storm) {
        const socket = open();
        let isConnected = false;
        socket.once('connect', () => {
          isConnected = true;
        });
        socket.write(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
        const outcome = await text(socket).catch((error: NodeJS.ErrnoException) => error.code ?? '');
        if (outcome === 'ECONNREFUSED' && !isConnected) return;
        outcomes.push(outcome.endsWith('yes') ? 'answered' : outcome);
      }
    };
    const clients = Promise.all(Array.from({ length: 16 }, client));
    while (outcomes.length < 50) await new Promise(setImmediate);
    await drain(server, connections, { quiet: 200, patience: 10_000 });
    storm = false;
    await clients;
    assert.deepEqual(
      outcomes.filter((each) => each !== 'answered'),
      [],
    );
  }
});
