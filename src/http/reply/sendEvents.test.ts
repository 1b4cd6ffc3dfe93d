import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { Exchange } from '../exchange.ts';
import { sendEvents } from './sendEvents.ts';

test('heartbeats are sent while the next event is long in coming', async (t) => {
  const next = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  async function* events() {
    try {
      yield 'data: first\n\n';
      await next.promise;
      yield 'data: second\n\n';
    } finally {
      ended.resolve();
    }
  }
  const server = createServer((request, response) => {
    void sendEvents(new Exchange(request, response), events(), 5);
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { Accept: 'text/event-stream' } });
  let text = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.split(': still here').length > 3) next.resolve();
  }
  assert.match(text, /^data: first\n\n(: still here\n\n){3,}data: second\n\n(: still here\n\n)*$/);
  await ended.promise;
});

test('a client that takes nothing is disconnected, and its stream ends', async (t) => {
  const ended = Promise.withResolvers<void>();
  async function* events() {
    try {
      // More than the buffers of both ends hold.
      for (;;) yield `data: ${'x'.repeat(1_000_000)}\n\n`;
    } finally {
      ended.resolve();
    }
  }
  const server = createServer((request, response) => {
    void sendEvents(new Exchange(request, response), events(), 5);
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  t.after(() => client.destroy());
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n');
  await ended.promise;
});
