import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import fc from 'fast-check';
import { answerFailure } from './answerFailure.ts';
import { Exchange } from './exchange.ts';
import { Problem } from './problem.ts';
import { locationHeader } from './reply/locationHeader.ts';

/** A server whose handler responds with these headers, and passes any failure to `answerFailure`. */
async function answered(headers: readonly string[], status: number) {
  const logged: string[] = [];
  const log = { error: (_facts: unknown, sentence?: string) => void logged.push(sentence ?? '') };
  const server = createServer((request, response) => {
    const exchange = new Exchange(request, response);
    exchange.isAccepted = true;
    try {
      exchange.headers.push(...headers);
      if (status !== 200) throw new Problem('not_found', { headers: ['Retry-After', '1'] });
      response.writeHead(status, exchange.headers);
      response.end('fine');
    } catch (error) {
      answerFailure(log, exchange, error);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(180_000),
    });
    return { response, text: await response.text(), logged };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a header that cannot be sent fails the answer and not the failure', async () => {
  for (const value of ['日本', 'a\r\nSet-Cookie: b=c', '\u0000', '\ud800', 'x\u202ey']) {
    const headers = ['Cache-Control', 'public, max-age=60', 'Location', value, 'Content-Length', '0'];
    const { response, text, logged } = await answered(headers, 200);
    assert.equal(response.status, 500);
    assert.equal(JSON.parse(text).error.code, 'internal_error');
    assert.equal(response.headers.get('content-length'), String(Buffer.byteLength(text)));
    assert.equal(response.headers.get('content-type'), 'application/json');
    for (const name of ['location', 'set-cookie', 'cache-control'])
      assert.equal(response.headers.get(name), null);
    assert.match(response.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
    assert.deepEqual(logged, ['a request failed']);
  }
});

test('what goes with any answer goes with a failure too', async () => {
  const standing = ['Deprecation', '@1704067200', 'Set-Cookie', 'a=b', 'Cache-Control', 'no-store'];
  const { response, text } = await answered([...standing, 'ETag', '"x"', 'Content-Type', 'text/html'], 404);
  assert.equal(response.status, 404);
  assert.equal(JSON.parse(text).error.code, 'not_found');
  assert.equal(response.headers.get('deprecation'), '@1704067200');
  assert.equal(response.headers.get('set-cookie'), 'a=b');
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.equal(response.headers.get('retry-after'), '1');
  assert.equal(response.headers.get('etag'), null);
});

test('whatever headers were set, a failure is answered whole', async () => {
  const name = fc.oneof(
    fc.constantFrom('Location', 'Link', 'X-A', 'Content-Length'),
    fc.string({ unit: 'binary' }),
  );
  const pairs = fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(pairs, async (headers) => {
      const { response, text } = await answered(headers.flat(), 404);
      assert.equal(response.status, 404);
      assert.equal(JSON.parse(text).error.code, 'not_found');
    }),
    { numRuns: 60 },
  );
});

test('an address of any characters can be a Location', () => {
  const samples = {
    'https://example.org/danke-schön/日本': 'https://example.org/danke-sch%C3%B6n/%E6%97%A5%E6%9C%AC',
    'https://müller.example/?q=ß#ü': 'https://xn--mller-kva.example/?q=%C3%9F#%C3%BC',
    'https://example.org/a%20b?c=%2F': 'https://example.org/a%20b?c=%2F',
    './日本': './%E6%97%A5%E6%9C%AC',
  };
  for (const [address, header] of Object.entries(samples)) assert.equal(locationHeader(address), header);
});
