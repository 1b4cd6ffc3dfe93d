import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createRemoteApi } from './remoteApi.ts';
import { RemoteFailure } from './remoteFailure.ts';
import { key, startHostileServer } from './testing/hostileServer.ts';

const now = Date.UTC(2026, 0, 1);

/** Requests `path` twice; `answers` replace the server's own answers, one for each request. */
async function ask(
  answers: ((answer: ServerResponse) => void)[],
  path = '/v2',
  baseUrl = (url: string) => url,
) {
  const server = await startHostileServer({});
  server.choices.interfere = (_request, answer, count) => {
    const own = answers[count - 1];
    own?.(answer);
    return own !== undefined;
  };
  const waits: number[] = [];
  const lines: string[] = [];
  let time = now;
  const pause = async (milliseconds: number) => {
    waits.push(milliseconds);
    time += milliseconds;
  };
  const report = (line: string) => void lines.push(line);
  try {
    const api = createRemoteApi({ baseUrl: baseUrl(server.baseUrl), key, report, pause, now: () => time });
    try {
      const outcome = await api.json(path);
      return { outcome, waits, lines, requests: server.requests, second: await api.json(path) };
    } finally {
      api.close();
    }
  } finally {
    assert.ok(!lines.join().includes(key));
    server.close();
  }
}

const limited = (headers: Record<string, string>) => (answer: ServerResponse) =>
  void answer.writeHead(429, headers).end();
const pong = { kind: 'value', value: { organization_name: 'Elsewhere' } };

const limits: [string, Record<string, string>, number][] = [
  ['Retry-After in seconds', { 'retry-after': '120' }, 120_000],
  ['Retry-After as a date', { 'retry-after': new Date(now + 90_000).toUTCString() }, 90_000],
  ['a date in the past', { 'retry-after': new Date(now - 90_000).toUTCString() }, 1000],
  ['Retry-After that says nothing', { 'retry-after': 'soon' }, 30_000],
  ['only a reset in Unix seconds', { 'x-ratelimit-reset': String(now / 1000 + 50) }, 50_000],
  ['only a reset in seconds from now', { 'x-ratelimit-reset': '50' }, 50_000],
  ['no advice', {}, 30_000],
  ['more than an hour', { 'retry-after': '999999' }, 3_900_000],
];
for (const [name, headers, expected] of limits) {
  test(`a 429 with ${name} is waited for, with a line of report`, async () => {
    const { outcome, waits, lines } = await ask([limited(headers)]);
    assert.deepEqual([outcome, waits, lines.length], [pong, [expected], 1]);
  });
}

test('a used-up limit is waited out instead of tried', async () => {
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now / 1000 + 600) };
  const { waits, requests } = await ask([(answer) => void answer.writeHead(200, headers).end('{}')]);
  assert.deepEqual([waits, requests.length], [[600_000], 2]);
});

test('a server that says 429 for ever is given up', async () => {
  await assert.rejects(
    ask(Array.from({ length: 5000 }, () => limited({ 'retry-after': '3600' }))),
    RemoteFailure,
  );
});

test('errors of the server, broken connections and pages of a proxy are tried again', async () => {
  const { outcome, waits } = await ask([
    (answer) => void answer.writeHead(500).end('oops'),
    (answer) => void answer.destroy(),
    (answer) => {
      answer.writeHead(200, { 'content-length': '500' }).write('{"organ');
      setTimeout(() => answer.destroy(), 10);
    },
    (answer) => void answer.writeHead(200).end('<html>restarting</html>'),
    (answer) => void answer.writeHead(503, { 'retry-after': '7' }).end(),
  ]);
  assert.deepEqual([outcome, waits], [pong, [1000, 2000, 4000, 8000, 7000]]);
});

test('what goes on failing is given up with a sentence', async () => {
  const failing = Array.from(
    { length: 50 },
    () => (answer: ServerResponse) => void answer.writeHead(502).end(),
  );
  await assert.rejects(ask(failing), /\/v2: the other side answered 502; given up after 7 attempts/);
});

test('an address that never answered is tried once more and given up', async () => {
  const nobody = 'http://127.0.0.1:1';
  const waits: number[] = [];
  const pause = async (milliseconds: number) => void waits.push(milliseconds);
  for (const [baseUrl, sentence] of [
    [nobody, /^127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\); check the address\.$/],
    ['http://nobody.invalid', /^The host nobody\.invalid cannot be found; check the address\.$/],
  ] as const) {
    waits.length = 0;
    const api = createRemoteApi({ baseUrl, key, report: (line) => assert.fail(line), pause });
    await assert.rejects(
      api.json('/v2'),
      (error) => error instanceof RemoteFailure && sentence.test(error.message),
    );
    assert.deepEqual(waits, [1000]);
  }
});

test('a server that cannot be asked securely is told in words and not tried again', async () => {
  const asSecure = (url: string) => url.replace('http:', 'https:');
  await assert.rejects(
    ask([], '/v2', asSecure),
    (error) => error instanceof RemoteFailure && /does not speak TLS/.test(error.message),
  );
});

test('a key that is not accepted stops at once and is not repeated in the message', async () => {
  await assert.rejects(
    ask([(answer) => void answer.writeHead(401).end(key)]),
    (error) =>
      error instanceof RemoteFailure &&
      /does not accept the key/.test(error.message) &&
      !error.message.includes(key),
  );
});

test('a redirect is followed within the same origin and nowhere else', async () => {
  const to = (location: string) => (answer: ServerResponse) => void answer.writeHead(308, { location }).end();
  assert.deepEqual((await ask([to('/v2?once')])).outcome, pong);
  await assert.rejects(
    ask([to('http://127.0.0.1:1/v2')]),
    /redirects to http:\/\/127\.0\.0\.1:1, which is not followed/,
  );
  await assert.rejects(ask([to('//example.org/v2')]), /redirects to http:\/\/example\.org/);
  await assert.rejects(ask(Array.from({ length: 9 }, () => to('/v2'))), /redirects in circles/);
});

test('an absent address and a refusal are told apart', async () => {
  assert.deepEqual((await ask([], '/v2/nothing')).outcome, { kind: 'absent' });
  assert.deepEqual((await ask([(answer) => void answer.writeHead(403).end()])).outcome, {
    kind: 'refused',
    status: 403,
  });
});

test('the base URL may end in slashes or in a version', async () => {
  for (const ending of ['/', '///', '/v2', '/v1/', '?x=1#y']) {
    assert.deepEqual((await ask([], '/v2', (url) => url + ending)).outcome, pong, ending);
  }
  for (const bad of ['nothing', 'ftp://example.org', 'http://user:secret@example.org']) {
    await assert.rejects(
      ask([], '/v2', () => bad),
      RemoteFailure,
    );
  }
});

test('a compressed answer is read whether it was asked for or not', async () => {
  const body = gzipSync(JSON.stringify({ organization_name: 'Elsewhere' }));
  const { outcome } = await ask([
    (answer) => void answer.writeHead(200, { 'content-encoding': 'gzip' }).end(body),
  ]);
  assert.deepEqual(outcome, pong);
});

test('an error with an endless body holds nothing up', async () => {
  const endless = (answer: ServerResponse) => {
    answer.writeHead(500);
    const timer = setInterval(() => answer.write('x'.repeat(1000)), 5);
    answer.on('close', () => clearInterval(timer));
  };
  assert.deepEqual((await ask([endless, endless, endless])).outcome, pong);
});
