import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { problemBody } from '#contract/problemBody.ts';
import { type BodyServer, startBodyServer } from './testing/bodyServer.ts';
import { multipartCorpus } from './testing/multipartCorpus.ts';
import { big, close, corpusLimits, field, file } from './testing/multipartParts.ts';
import { chunk, head, rawPost, type Step } from './testing/rawPost.ts';

const multipart = 'Content-Type: multipart/form-data; boundary=xx';
const json = 'Content-Type: application/json';
const urlencoded = 'Content-Type: application/x-www-form-urlencoded';
const chunked = 'Transfer-Encoding: chunked';
const length = (bytes: number) => `Content-Length: ${bytes}`;
const whole = (type: string, body: string, ...more: string[]) =>
  `${head(type, length(Buffer.byteLength(body)), ...more)}${body}`;
const small = field('a', '1') + close;
/** The first file is complete, so that it is on disk when the second one is refused. */
const begun = file('f', 'first', big(100_000)) + file('f', 'second', big(100_000)).slice(0, -2);

/** The body, the expected status, and a part of the answer. */
type Row = [what: string, steps: Step[], status: number, part: string];

const rows: Row[] = [
  ['JSON', [whole(json, '{"answers":{}}')], 200, '{"value":{"answers":{}},"bytes":14}'],
  ['JSON by charset', [whole(`${json}; Charset="UTF-8"`, '1')], 200, '"value":1'],
  ['JSON in another case', [whole('content-type: APPLICATION/JSON ;charset=utf8', '1')], 200, '"value":1'],
  ['JSON in Latin-1', [whole(`${json}; charset=iso-8859-1`, '1')], 415, 'The body must be in UTF-8.'],
  ['no JSON', [whole(json, '{')], 400, 'body_malformed'],
  ['no body', [head(json)], 400, 'body_malformed'],
  ['JSON in chunks', [head(json, chunked), chunk('{"a"'), chunk(':1}'), '0\r\n\r\n'], 200, '"bytes":7'],
  ['JSON too large', [head(json, length(100_001))], 413, 'body_too_large'],
  ['JSON too large in chunks', [head(json, chunked), chunk(big(100_001))], 413, 'body_too_large'],
  ['a form', [whole(urlencoded, 'a=1&b=2&a=3')], 200, '[["a",["1","3"]],["b",["2"]]]'],
  ['a form without fields', [head(urlencoded, length(0))], 200, '"values":[]'],
  ['a form in Latin-1', [whole(`${urlencoded};charset=windows-1252`, 'a=1')], 415, 'UTF-8'],
  ['a form with a lone %', [whole(urlencoded, 'a=100%')], 400, 'body_malformed'],
  ['multipart', [whole(multipart, small)], 200, '[["a",["1"]]]'],
  ['multipart without a boundary', [whole('Content-Type: multipart/form-data', small)], 400, 'boundary'],
  ['a boundary that is none', [whole(`${multipart}${big(70)}`, small)], 400, 'boundary'],
  ['a boundary in quotes', [whole(multipart.replace('xx', '"xx"'), small)], 200, '[["a",["1"]]]'],
  ['multipart of another kind', [whole('Content-Type: multipart/mixed; boundary=xx', small)], 415, '415'],
  ['no type', [`${head(length(1))}1`], 415, 'media_type_unsupported'],
  ['text', [whole('Content-Type: text/plain', '1')], 415, 'media_type_unsupported'],
  ['a type that cannot be read', [whole(`${json}; charset="`, '1')], 415, 'media_type_unsupported'],
  ['a compressed body', [whole(json, '1', 'Content-Encoding: gzip')], 415, 'must not be compressed'],
  [
    'a body that says it is not compressed',
    [whole(json, '1', 'Content-Encoding: identity')],
    200,
    '"value":1',
  ],
  [
    'a client that asks first',
    [whole(multipart, small, 'Expect: 100-continue')],
    200,
    'HTTP/1.1 100 Continue',
  ],
  ['a length too small', [`${head(multipart, length(small.length - 5))}${small}`], 400, 'body_malformed'],
  [
    'a length too large',
    [`${head(multipart, length(small.length + 5))}${small}`, (socket) => socket.end()],
    400,
    'request_malformed',
  ],
  ['a length beyond the limit', [head(multipart, length(9_000_001))], 413, 'body_too_large'],
  [
    'a file beyond the limit of the whole',
    [head(multipart, chunked), chunk(begun), chunk(big(5_000_000)), chunk(big(5_000_000))],
    413,
    'body_too_large',
  ],
  ['a broken chunk', [head(multipart, chunked), chunk(begun), 'zz\r\n'], 400, 'request_malformed'],
  [
    'a body cut off by its last chunk',
    [head(multipart, chunked), chunk(begun), '0\r\n\r\n'],
    400,
    'body_malformed',
  ],
];

describe('a body sent to a form', () => {
  let server: BodyServer;
  before(async () => {
    server = await startBodyServer();
  });
  after(() => server[Symbol.asyncDispose]());

  for (const [what, steps, status, part] of rows) {
    test(`${what}: ${status}`, async () => {
      const answer = await rawPost(server.port, steps);
      const last = answer.slice(answer.lastIndexOf('HTTP/1.1 '));
      assert.equal(Number(last.slice(9, 12)), status, answer);
      assert.ok(answer.includes(part), answer);
      if (status >= 400) problemBody.parse(JSON.parse(last.slice(last.indexOf('\r\n\r\n') + 4)));
      await nothingLeft(server);
    });
  }

  test('a client that goes away leaves no file behind', async () => {
    const before = server.outcomes.length;
    const goneAway = async (index: number) => {
      await rawPost(server.port, [
        head(multipart, index % 2 === 0 ? chunked : length(8_000_000)),
        index % 2 === 0 ? chunk(begun) : begun,
        () => sleep(index * 5),
        (socket) => (index % 3 === 0 ? socket.resetAndDestroy() : socket.destroy()),
      ]);
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => goneAway(index)));
    await eventually(() => server.outcomes.length === before + 20);
    await nothingLeft(server);
    assert.deepEqual(new Set(server.outcomes.slice(before)), new Set(['request_malformed']));
  });

  test('a connection is good for another body after one that was refused at its end', async () => {
    const first = whole(multipart, field('a', '1')).replace('Connection: close\r\n', '');
    const answer = await rawPost(server.port, [first, whole(multipart, small)]);
    assert.deepEqual(answer.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 400', 'HTTP/1.1 200']);
  });
});

test('a body that comes too slowly is answered with 408 and leaves no file behind', async () => {
  await using server = await startBodyServer({}, 300);
  const drip: Step[] = Array.from({ length: 20 }, () => [chunk('b'), () => sleep(50)]).flat();
  const answers = await Promise.all([
    rawPost(server.port, [head(multipart, chunked), chunk(begun)]),
    rawPost(server.port, [head(multipart, chunked), chunk(begun), ...drip]),
    rawPost(server.port, [head(json, length(10)), '{']),
    // Completes its body after the timeout was answered.
    rawPost(server.port, [
      head(multipart, chunked),
      chunk(begun),
      () => sleep(600),
      chunk(`\r\n${close}`),
      '0\r\n\r\n',
      () => sleep(200),
    ]),
  ]);
  for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 408 .*"code":"request_timeout"/s);
  await eventually(() => server.outcomes.length === 4);
  assert.ok(!server.outcomes.includes('ok'), server.outcomes.join());
  await nothingLeft(server);
});

test('a client that reads only when it has sent everything still gets its answer', async () => {
  await using server = await startBodyServer({ file: () => 150_000 });
  // More bytes than the socket buffers hold: the client blocks unless the server keeps reading.
  const blocking = async (socket: Socket) => {
    socket.pause();
    await new Promise((resolve) => {
      socket.write(chunk(big(16_000_000)), resolve);
      socket.once('close', resolve);
    });
    socket.resume();
  };
  const answers = await Promise.all([
    rawPost(server.port, [head(multipart, chunked), chunk(begun), blocking]),
    rawPost(server.port, [head(multipart, length(20_000_000)), blocking]),
    rawPost(server.port, [head(json, length(20_000_000)), blocking]),
    rawPost(server.port, [head('Content-Type: text/plain', chunked), blocking]),
  ]);
  assert.deepEqual(
    answers.map((answer) => answer.slice(9, 12)),
    ['413', '413', '413', '415'],
  );
  await nothingLeft(server);
});

test('every malformed multipart body gets its answer over the network', async () => {
  const { text, fields, files, file: bytes, all } = corpusLimits('');
  await using server = await startBodyServer({ text, fields, files, file: bytes, all });
  for (const [what, body, meaning] of multipartCorpus) {
    const answer = await rawPost(server.port, [head(multipart, length(body.length)), body]);
    const outcome = /"code":"(\w+)"/.exec(answer)?.[1] ?? answer.slice(0, 15);
    assert.equal(outcome, typeof meaning === 'string' ? meaning : 'HTTP/1.1 200 OK', what);
    await nothingLeft(server);
  }
});

async function nothingLeft(server: BodyServer): Promise<void> {
  await eventually(async () => (await server.leftovers()).length === 0);
}

/** Polls, because the server notices a cut connection only a moment later. */
async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    assert.ok(tries < 300, 'it never came to that');
    await sleep(10);
  }
}
