import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { problemBody } from '#contract/problemBody.ts';
import { engine } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { type ApiService, basic, startApi } from './apiService.ts';
import { type RawExchange, type RawLimits, rawExchange, type Step } from './rawConnection.ts';
import { fileIds } from './sampleFiles.ts';

/** A placeholder for a valid Authorization header in the rows below. */
const key = '{key}';
const get = `GET /v2 HTTP/1.1\r\nHost: x\r\nAuthorization: ${key}\r\n`;
const ping = `${get}\r\n`;
const chunked = `${get}Transfer-Encoding: chunked\r\n\r\n`;
const path = (length: number) => `/v2?${'a'.repeat(length - 4)}`;
const url = (length: number) => `GET ${path(length)} HTTP/1.1\r\nHost: x\r\nAuthorization: ${key}\r\n\r\n`;
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `X-${index}: ${'v'.repeat(20)}\r\n`).join('');

const endless = async (socket: Socket) => {
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  for (let sent = 0; sent < 400 && !socket.destroyed && socket.writable; sent += 1) {
    if (!socket.write(chunk))
      await Promise.race([new Promise((done) => socket.once('drain', done)), sleep(50)]);
  }
};
const halfClose = (socket: Socket) => socket.end();
/** Splits the preceding text into packets of this size. */
const inPieces = (text: string, size: number): Step[] => {
  const steps: Step[] = [];
  for (let from = 0; from < text.length; from += size)
    steps.push(text.slice(from, from + size), () => sleep(1));
  return steps;
};

/** The bytes sent, the expected statuses, and whether the server then closes the connection. */
type Row = [what: string, steps: Step[], statuses: number[], closes: boolean, limits?: RawLimits];

const rows: Row[] = [
  ['an ordinary request', [ping], [200], false],
  ['Connection: close', [`${get}Connection: close\r\n\r\n`], [200], true],
  ['HTTP/1.0 without Host', [`GET /v2 HTTP/1.0\r\nAuthorization: ${key}\r\n\r\n`], [200], true],
  [
    'HTTP/1.0 with keep-alive',
    [`GET /v2 HTTP/1.0\r\nAuthorization: ${key}\r\nConnection: keep-alive\r\n\r\n`],
    [200],
    false,
  ],
  ['no Host', [`GET /v2 HTTP/1.1\r\nAuthorization: ${key}\r\n\r\n`], [400], true],
  ['two Hosts', [`${get}Host: y\r\n\r\n`], [400], true],
  ['two equal Hosts', [`${get}host: x\r\n\r\n`], [400], true],
  ['two Hosts and no key', ['GET /v2 HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'], [400], true],
  [
    'two Hosts in HTTP/1.0',
    [`GET /v2 HTTP/1.0\r\nHost: x\r\nHost: y\r\nAuthorization: ${key}\r\n\r\n`],
    [400],
    true,
  ],
  ['an empty Host', [`GET /v2 HTTP/1.1\r\nHost:\r\nAuthorization: ${key}\r\n\r\n`], [200], false],
  [
    'absolute-form',
    [`GET http://evil.example/v2 HTTP/1.1\r\nHost: x\r\nAuthorization: ${key}\r\n\r\n`],
    [200],
    false,
  ],
  [
    'absolute-form without a path',
    ['GET http://evil.example HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [302],
    false,
  ],
  [
    'absolute-form with a key in it',
    ['GET http://cv_key:@evil.example/v2 HTTP/1.1\r\nHost: x\r\n\r\n'],
    [401],
    false,
  ],
  [
    'absolute-form of another scheme',
    ['GET ftp://evil.example/v2 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [404],
    false,
  ],
  ['TRACE', [`TRACE /v2 HTTP/1.1\r\nHost: x\r\nAuthorization: ${key}\r\n\r\n`], [405], false],
  ['CONNECT', ['CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n'], [400], true],
  ['CONNECT and more bytes', ['CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', 'y'.repeat(100_000)], [400], true],
  ['OPTIONS *', ['OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'], [404], false],
  ['GET *', ['GET * HTTP/1.1\r\nHost: localhost\r\n\r\n'], [404], false],
  ['a method that nobody knows', ['BREW /v2 HTTP/1.1\r\nHost: x\r\n\r\n'], [400], true],
  ['a method in lower case', ['get /v2 HTTP/1.1\r\nHost: x\r\n\r\n'], [400], true],
  ['HEAD', [`HEAD /v2 HTTP/1.1\r\nHost: x\r\nAuthorization: ${key}\r\n\r\n`], [200], false, { head: true }],
  ['a small body', [`${get}Content-Length: 5\r\n\r\nhello${ping}`], [200, 200], false],
  ['an empty body', [`${get}Content-Length: 0\r\n\r\n${ping}`], [200, 200], false],
  ['a small chunked body', [`${chunked}5\r\nhello\r\n0\r\n\r\n${ping}`], [200, 200], false],
  ['a chunked body with a trailer', [`${chunked}0\r\nX-Trailer: 1\r\n\r\n${ping}`], [200, 200], false],
  ['a body of 64 KB', [`${get}Content-Length: 65536\r\n\r\n`, 'x'.repeat(65_536), ping], [200, 200], false],
  ['a body one byte larger', [`${get}Content-Length: 65537\r\n\r\n`, 'x'.repeat(65_537)], [413], true],
  ['a large Content-Length and no body', [`${get}Content-Length: 1000000000\r\n\r\n`], [413], true],
  ['a large body', [`${get}Content-Length: 3000000\r\n\r\n`, 'x'.repeat(3_000_000)], [413], true],
  [
    'a large body and no key',
    ['GET /v2 HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n', 'x'.repeat(3_000_000)],
    [413],
    true,
  ],
  [
    'a large body by POST to nowhere',
    ['POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n', 'x'.repeat(3_000_000)],
    [413],
    true,
  ],
  [
    'a large body with HEAD',
    [`HEAD /v2 HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n`, 'x'.repeat(300_000)],
    [413],
    true,
    { head: true },
  ],
  ['an endless chunked body', [chunked, endless], [413], true],
  ['a wrong chunk size', [`${chunked}zz\r\nhello\r\n`], [400], true],
  ['a chunk longer than it says', [`${chunked}2\r\nhello\r\n`], [400], true],
  ['a chunk size beyond any number', [`${chunked}ffffffffffffffffff\r\n`], [400], true],
  [
    'Content-Length and Transfer-Encoding',
    [`${get}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    [400],
    true,
  ],
  ['two Content-Lengths', [`${get}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`], [400], true],
  ['a Content-Length that is no number', [`${get}Content-Length: five\r\n\r\nhello`], [400], true],
  ['a negative Content-Length', [`${get}Content-Length: -1\r\n\r\n`], [400], true],
  ['a signed Content-Length', [`${get}Content-Length: +5\r\n\r\nhello`], [400], true],
  ['a Content-Length beyond any number', [`${get}Content-Length: ${'9'.repeat(40)}\r\n\r\n`], [400], true],
  ['an unknown Transfer-Encoding', [`${get}Transfer-Encoding: gzip\r\n\r\n`], [400], true],
  ['a URL of 8192 bytes', [url(8192)], [200], false],
  ['a URL of 8193 bytes', [url(8193)], [414], true],
  ['a URL of 20 KB', [url(20_000)], [414], true],
  ['a URL of 100 KB', [url(100_000)], [414], true],
  ['a URL of 200 KB', [url(200_000)], [414], true],
  ['a URL of 2 MB', [url(2_000_000)], [414], true],
  ['a URL of 40 KB in small pieces', inPieces(url(40_000), 1400), [414], true],
  ['a URL of 200 KB that never ends', [`GET /${'a'.repeat(200_000)}`], [414], true],
  ['headers of 15 KB', [`${get}X: ${'v'.repeat(15_000)}\r\n\r\n`], [200], false],
  ['headers above 16 KB', [`${get}X: ${'v'.repeat(16_384)}\r\n\r\n`], [431], true],
  ['many small headers', [`${get}${many(700)}\r\n`], [431], true],
  ['a header name of 20 KB', [`${get}${'n'.repeat(20_000)}: v\r\n\r\n`], [431], true],
  ['a header of 50 KB', [`${get}X: ${'v'.repeat(50_000)}\r\n\r\n`], [431], true],
  [
    'a header of 60 KB without a space in small pieces',
    inPieces(`${get}X: ${'v'.repeat(60_000)}\r\n\r\n`, 1400),
    [431],
    true,
  ],
  ['a header of 200 KB', [`${get}X: ${'v'.repeat(200_000)}\r\n\r\n`], [431], true],
  ['a header of 2 MB', [`${get}X: ${'v'.repeat(2_000_000)}\r\n\r\n`], [431], true],
  ['ten thousand headers', [`${get}${many(10_000)}\r\n`], [431], true],
  ['headers that never end', [`${get}${many(10_000)}`], [431], true],
  [
    'a cookie of 60 KB in small pieces',
    inPieces(`GET /v2 HTTP/1.1\r\nHost: x\r\nCookie: ${'name=value; '.repeat(5000)}\r\n\r\n`, 1400),
    [431],
    true,
  ],
  ['three requests at once', [ping + ping + ping], [200, 200, 200], false],
  ['a hundred requests at once', [ping.repeat(100)], Array.from({ length: 100 }, () => 200), false],
  [
    'good, unknown and unauthorised at once',
    [
      `${ping}GET /v2/x HTTP/1.1\r\nHost: x\r\nAuthorization: ${key}\r\n\r\nGET /v2 HTTP/1.1\r\nHost: x\r\n\r\n`,
    ],
    [200, 404, 401],
    false,
  ],
  ['a request byte by byte', inPieces('GET /v2 HTTP/1.1\r\nHost: x\r\n\r\n', 1), [401], false],
  ['junk after a request', [`${ping}\x00\x01junk\r\n\r\n`], [200, 400], true],
  ['junk after three requests', [`${ping + ping + ping}junk\r\n\r\n`], [200, 200, 200, 400], true],
  [
    'Expect: 100-continue',
    [`${get}Expect: 100-continue\r\nContent-Length: 5\r\n\r\nhello`],
    [100, 200],
    false,
  ],
  [
    'Expect: 100-continue before a large body',
    [`${get}Expect: 100-continue\r\nContent-Length: 100000\r\n\r\n`],
    [100, 413],
    true,
  ],
  ['another Expect', [`${get}Expect: the unexpected\r\n\r\n`], [200], false],
  [
    'Upgrade: websocket',
    [
      `${get}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    ],
    [200],
    false,
  ],
  [
    'Upgrade: h2c',
    [`${get}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n\r\n`],
    [200],
    false,
  ],
  ['the preface of HTTP/2', ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], [400], true],
  ['HTTP/3.0', ['GET /v2 HTTP/3.0\r\nHost: x\r\n\r\n'], [400], true],
  ['TLS', [Buffer.from('16030100a5010000a10303', 'hex')], [400], true],
  ['nothing but junk', ['\x00\xff\x00\xff'], [400], true],
  ['a space in the path', ['GET /v2 /x HTTP/1.1\r\nHost: x\r\n\r\n'], [400], true],
  ['NUL in a header', [`${get}X: a\0b\r\n\r\n`], [400], true],
  ['NUL in the path', ['GET /v2\0 HTTP/1.1\r\nHost: x\r\n\r\n'], [400], true],
  ['CR in a header', [`${get}X: a\rb\r\n\r\n`], [400], true],
  ['a header without a colon', [`${get}nonsense\r\n\r\n`], [400], true],
  ['a space before the colon', [`${get}X : y\r\n\r\n`], [400], true],
  ['a header without a name', [`${get}: y\r\n\r\n`], [400], true],
  ['bytes above 127 in a header', [Buffer.from(`${get.replace(key, 'Basic é')}\r\n`, 'utf8')], [401], false],
  ['empty lines before the request', [`\r\n\r\n${ping}`], [200], false],
  ['half closed after the request', [ping, halfClose], [200], true],
  ['half closed after two requests', [ping + ping, halfClose], [200, 200], true],
  ['half closed in the headers', [get, halfClose], [400], true],
  ['half closed in the body', [`${get}Content-Length: 5\r\n\r\nhe`, halfClose], [400], true],
  ['half closed before anything', [halfClose], [], true],
];

/** Cases that a server may accept or refuse, as long as it answers one of the two. */
const either: [what: string, steps: Step[], statuses: number[]][] = [
  ['a folded header', [`${get}X: a\r\n b\r\n\r\n`], [200, 400]],
  ['lone LF as line end', [ping.replaceAll('\r\n', '\n')], [200, 400]],
  ['HTTP/0.9', ['GET /v2\r\n\r\n'], [401, 400]],
  ['a tab in a header', [`${get}X:\ta\tb\r\n\r\n`], [200, 400]],
  ['raw bytes above 127 in the path', [Buffer.from('GET /v2/é HTTP/1.1\r\nHost: x\r\n\r\n')], [401, 400]],
  ['chunked written twice', [`${get}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n`], [200, 400]],
  ['a chunk extension', [`${chunked}5;a=b\r\nhello\r\n0\r\n\r\n`], [200, 400]],
  ['a fragment in the target', [`GET /v2#x HTTP/1.1\r\nHost: localhost\r\n\r\n`], [404, 400, 401]],
];

const drip = (socket: Socket) => {
  const timer = setInterval(() => socket.writable && socket.write('a'), 500);
  socket.once('close', () => clearInterval(timer));
};
const slowSteps: Step[][] = [
  [get],
  ['GET /v2 HT'],
  [`${get}X: `, drip],
  [`${get}Content-Length: 500\r\n\r\nhe`],
  [`${get}Content-Length: 500\r\n\r\nhe`, drip],
  [`${chunked}5\r\nhel`],
  [ping, get],
];

describe('over a raw socket', () => {
  let api: ApiService;
  let slow: Promise<RawExchange[]>;
  before(async () => {
    // The parser runs before any store, so one engine is enough.
    api = await startApi(engine('sqlite'));
    // Slow clients take ten seconds, in parallel with all the others.
    slow = Promise.all(
      slowSteps.map((steps) => rawExchange(api.service.url, prepared(steps), { patience: 14_000 })),
    );
  });
  after(() => api.close());

  const prepared = (steps: Step[]) =>
    steps.map((step) => {
      if (typeof step === 'string') return Buffer.from(step.replaceAll(key, basic(api.key)), 'latin1');
      return step;
    });

  async function stillAlive(): Promise<void> {
    assert.equal((await api.ask('/v2')).status, 200);
  }

  for (const [what, steps, statuses, closes, limits] of rows) {
    test(`${what}: ${statuses.slice(0, 5).join(', ') || 'no answer'}`, async () => {
      const stop = closes ? {} : { answers: statuses.length };
      const got = await rawExchange(api.service.url, prepared(steps), { ...limits, ...stop });
      assert.deepEqual(
        got.answers.map(({ status }) => status),
        statuses,
      );
      assert.equal(got.rest, '');
      assert.equal(got.reset, false, 'the connection was reset');
      assert.equal(got.closed, closes, closes ? 'it was left open' : 'it was closed');
      for (const answer of got.answers) {
        if (answer.status === 100) continue;
        assert.match(answer.headers['x-request-id'] ?? '', /^[0-9a-f-]{36}$/);
        assert.ok(answer.headers.date);
        if (answer.status < 400 || limits?.head === true) continue;
        assert.equal(answer.headers['content-type'], 'application/json');
        assert.equal(answer.headers['x-content-type-options'], 'nosniff');
        problemBody.parse(JSON.parse(answer.body));
        const counted =
          [404, 405].includes(answer.status) && answer.headers['x-ratelimit-limit'] !== undefined;
        if (!counted) assert.equal(answer.headers['x-ratelimit-limit'], undefined);
        if (answer === got.answers.at(-1) && closes) assert.equal(answer.headers.connection, 'close');
      }
      await stillAlive();
    });
  }

  for (const [what, steps, statuses] of either) {
    test(`${what}: ${statuses.join(' or ')}`, async () => {
      const got = await rawExchange(api.service.url, prepared(steps), { answers: 1 });
      assert.ok(statuses.includes(got.answers[0]?.status ?? 0), `it was ${got.answers[0]?.status}`);
      assert.match(got.answers[0]?.headers['x-request-id'] ?? '', /^[0-9a-f-]{36}$/);
      await stillAlive();
    });
  }

  test('an absolute-form target and a foreign Host leave no trace in the answer', async () => {
    const request = `GET http://evil.example/v1/forms HTTP/1.1\r\nHost: evil.example\r\nAuthorization: ${key}\r\n\r\n`;
    const got = await rawExchange(api.service.url, prepared([request]), { answers: 1 });
    assert.equal(got.answers[0]?.status, 200);
    assert.doesNotMatch(JSON.stringify(got.answers), /evil/);
  });

  test('clients that disconnect do no harm', async () => {
    const reset = (socket: Socket) => socket.resetAndDestroy();
    for (const steps of [
      [reset],
      [get, reset],
      [ping, reset],
      [`${get}Content-Length: 50\r\n\r\nhel`, reset],
      [`${chunked}5\r\nhel`, reset],
      ['CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', reset],
      ['CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', () => sleep(20), 'more', reset],
      ['junk\r\n\r\n', () => sleep(20), 'more', reset],
      [`${get}Content-Length: 1000000\r\n\r\n`, () => sleep(20), 'x'.repeat(500_000), reset],
      [`GET /v2/files/${fileIds.large}/content HTTP/1.1\r\nHost: x\r\nAuthorization: ${key}\r\n\r\n`, reset],
      [
        `GET /v2/files/${fileIds.large}/content HTTP/1.1\r\nHost: x\r\nAuthorization: ${key}\r\n\r\n`,
        () => sleep(20),
        reset,
      ],
    ] as Step[][]) {
      for (let time = 0; time < 3; time += 1)
        await rawExchange(api.service.url, prepared(steps), { patience: 40 });
      await stillAlive();
    }
    assert.doesNotMatch(api.service.output(), /a request failed|"level":50/);
  });

  test('a client that is too slow gets 408, in the headers and in the body', async () => {
    for (const [index, got] of (await slow).entries()) {
      const last = got.answers.at(-1);
      assert.equal(last?.status, 408, `row ${index}`);
      assert.equal(got.answers.length, index === slowSteps.length - 1 ? 2 : 1);
      assert.equal(got.closed, true);
      assert.ok(got.milliseconds > 9000, 'too early');
      assert.equal(JSON.parse(last?.body ?? '').error.code, 'request_timeout');
      assert.match(last?.headers['x-request-id'] ?? '', /^[0-9a-f-]{36}$/);
    }
    await stillAlive();
  });

  test('requests refused by the parser are logged with their id, and without secrets', async () => {
    const got = await rawExchange(api.service.url, ['junk\r\n\r\n']);
    const id = got.answers[0]?.headers['x-request-id'] ?? 'none';
    await eventually(() => api.service.output().includes(id));
    assert.equal(api.service.output().includes(api.key), false);
  });
});
