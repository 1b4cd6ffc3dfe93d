import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';

// The specifier is computed, because the module needs browser types that the tests are compiled without.
const script = ['../../web/page', 'send.ts'].join('/');
const { send }: { send(page: object, waits: (isWaiting: boolean) => void): Promise<unknown> } = await import(
  script
);

/** A proxy between a visitor and the service may claim success. */
const strangers: Record<string, (response: ServerResponse) => void> = {
  'a page that asks to log in': (response) => {
    response.setHeader('Content-Type', 'text/html').end('<h1>Welcome to the lounge</h1>');
  },
  'an answer of somebody else': (response) => {
    response.setHeader('Content-Type', 'application/json').end('{"status":"ok"}');
  },
  'an answer that says nothing': (response) => {
    response.writeHead(202).end();
  },
  'an answer that breaks off': (response) => {
    response.writeHead(201, { 'Content-Length': 500 }).write('{"submission_id":"');
    setImmediate(() => response.destroy());
  },
};

for (const [name, say] of Object.entries(strangers))
  test(`${name} does not count as an acknowledgement`, async ({ mock }) => {
    const bodies: string[] = [];
    const stored = { submission_id: 'the id', created_at: '2026-11-15T12:00:00Z', test: false };
    const server = createServer(async (request, response) => {
      bodies.push(Buffer.concat(await request.toArray()).toString());
      if (bodies.length === 1) say(response);
      else
        response.writeHead(200).end(
          JSON.stringify({
            ...stored,
            ending: { redirect: 'https://example.org/' },
            sheet: '<h1>Thanks</h1>',
          }),
        );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    // The device is online again at once, so that no retry waits.
    const online = (_event: string, again: () => void) => setImmediate(again);
    Object.assign(globalThis, { addEventListener: online, removeEventListener: () => {} });
    try {
      const page = {
        element: { action: `http://127.0.0.1:${port}/f/contact1` },
        values: () => new Map([['field1', ['Ada']]]),
      };
      const waits = mock.fn();
      const sent = await send(page, waits);
      assert.deepEqual(sent, {
        state: 'stored',
        id: 'the id',
        redirect: 'https://example.org/',
        sheet: '<h1>Thanks</h1>',
      });
      assert.deepEqual(bodies, ['field1=Ada', 'field1=Ada']);
      assert.deepEqual(
        waits.mock.calls.map((call) => call.arguments),
        [[true], [false]],
      );
    } finally {
      Object.assign(globalThis, { addEventListener: undefined, removeEventListener: undefined });
      server.closeAllConnections();
      server.close();
    }
  });
