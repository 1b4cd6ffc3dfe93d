import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { OpenApiDocument } from '#contract/openapi/document.ts';
import { readPaths } from '#contract/openapi/testing/readPaths.ts';
import type { EngineName } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { isFullRun } from '../support/fullRun.ts';
import { startService } from '../support/startService.ts';
import { answerFaults, headerOf } from './answerFaults.ts';
import { anyRequest } from './anyRequest.ts';
import { directedRequests } from './directedRequests.ts';
import { placeOf } from './documented.ts';
import { HttpConnection, type RawAnswer } from './httpConnection.ts';
import { addOrganization, addSpentOrganization } from './organizations.ts';
import { type FuzzRequest, toBytes } from './request.ts';
import { transcriptLine } from './transcript.ts';
import type { World } from './world.ts';

/**
 * Random requests, half of them on each engine. A longer run, or a reproduction of a failure:
 *   CANVASS_TEST_FUZZ_REQUESTS=20000 npm test -- test/fuzz
 *   CANVASS_TEST_FUZZ_SEED=123 CANVASS_TEST_FUZZ_PATH=45:0:1 npm test -- test/fuzz
 */
const requests = Number(process.env.CANVASS_TEST_FUZZ_REQUESTS || (isFullRun ? 6_000 : 2_000)) / 2;
const seed = Number(process.env.CANVASS_TEST_FUZZ_SEED || Date.now() % 1_000_000_000);
const path = process.env.CANVASS_TEST_FUZZ_PATH || undefined;
const lanes = path === undefined ? 8 : 1;

const transcripts = new Map<EngineName, string[][]>();

eachEngine((engine) => {
  test(`${requests} requests get no answer that the OpenAPI document does not describe`, async () => {
    await using data = await engine.open();
    // Few enough requests per organisation to stay within the hourly limit, counting HEAD twice.
    const count = Math.max(4, Math.ceil(requests / 5000));
    const organizations = [];
    for (let number = 0; number < count; number += 1) organizations.push(await addOrganization(data, number));
    const spentKey = await addSpentOrganization(data);
    await using service = await startService(data.env);
    const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as OpenApiDocument;
    const world: World = { document, organizations, spentKey };
    const request = anyRequest(world);
    const seen = new Set<string>();
    const transcript = Array.from({ length: lanes }, (): string[] => []);
    transcripts.set(engine.name, transcript);

    // Waits for all lanes before the service stops, because stopping it causes failures that would hide the first.
    const outcomes = await Promise.allSettled(
      Array.from({ length: lanes }, async (_, lane) => {
        const connection = new HttpConnection(service.url);
        const property = fc.asyncProperty(request, (asked) =>
          check(world, connection, asked, seen, transcript[lane] ?? []),
        );
        const parameters = { numRuns: Math.ceil(requests / lanes), seed: seed + lane };
        await fc.assert(property, path === undefined ? parameters : { ...parameters, path });
        connection.close();
      }),
    );
    const alive = await fetch(`${service.url}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    assert.ok(alive, `the service ended:\n${service.output().slice(-3000)}`);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;

    const directed = new HttpConnection(service.url);
    for (const asked of directedRequests(world)) await check(world, directed, asked, seen, []);
    directed.close();
    assertReached(world, seen);
    const log = service.output().split('\n');
    const keys = organizations.map(({ key }) => key);
    const telling = (line: string) =>
      /a request failed|signature=/.test(line) || keys.some((key) => line.includes(key));
    assert.deepEqual(log.filter(telling).slice(0, 5), [], 'the log tells of a failure, or tells a secret');
  });
});

test('both engines give the same answers', (t) => {
  const [one, other] = [...transcripts.values()].map((lines) => lines.flat());
  if (one === undefined || other === undefined) return t.skip('there was only one engine');
  const difference = one.findIndex((line, index) => line !== other[index]);
  assert.deepEqual(one[difference], other[difference]);
  assert.equal(one.length, other.length);
});

async function check(
  world: World,
  connection: HttpConnection,
  request: FuzzRequest,
  seen: Set<string>,
  transcript: string[],
): Promise<void> {
  const answer = await connection.ask(request.method, toBytes(world, request));
  const faults = answerFaults(world, request, answer);
  seen.add(`${placeOf(world.document, request.target)} ${request.method} ${answer.status}`);
  seen.add(String(answer.status));
  transcript.push(transcriptLine(request, answer));
  if (request.method === 'HEAD' && isComparable(request, answer)) {
    const full = await connection.ask('GET', toBytes(world, request, 'GET'));
    const [head, get] = [steadyHeaders(answer), steadyHeaders(full)];
    if (answer.status !== full.status || head !== get)
      faults.push(`HEAD differs from GET, which says: ${full.status}\n${get}`);
  }
  assert.equal(faults.length, 0, describe(request, answer, faults));
}

/**
 * Range applies to GET only. If a request has two faults, the parser reports whichever arrives first, at random,
 * and closes the connection.
 */
function isComparable({ headers }: FuzzRequest, answer: RawAnswer): boolean {
  return !headers.some(([name]) => name === 'Range') && headerOf(answer, 'connection') !== 'close';
}

/** Headers that do not vary per request. */
function steadyHeaders({ headers }: RawAnswer): string {
  const changing = /^(date|x-request-id|x-ratelimit-remaining|x-ratelimit-reset|retry-after)$/i;
  return headers
    .filter(([name]) => !changing.test(name))
    .map((pair) => pair.join(': '))
    .join('\n');
}

function describe(request: FuzzRequest, answer: RawAnswer, faults: readonly string[]): string {
  const short = (text: string) =>
    text.length > 500 ? `${text.slice(0, 500)}… (${text.length} characters)` : text;
  const packed = headerOf(answer, 'content-encoding') !== undefined;
  return [
    ...faults.map((fault) => `- ${short(fault)}`),
    `  asked: ${request.method} ${short(JSON.stringify(request.target))}, credential "${request.credential}"`,
    `  answered: ${answer.status}`,
    ...answer.headers.map(([name, value]) => `    ${name}: ${value}`),
    packed ? '' : `    ${short(answer.body.toString())}`,
  ].join('\n');
}

/**
 * Asserts that every endpoint and every refusal was reached: a fuzz that stops at the first refusal proves little.
 */
function assertReached({ document }: World, seen: ReadonlySet<string>): void {
  const endpoints = [...readPaths(document).keys()];
  const wanted = [
    ...endpoints.flatMap((path) => [
      `${path} GET 200`,
      `${path} HEAD 200`,
      `${path} GET 401`,
      `${path} GET 429`,
    ]),
    ...endpoints.filter((path) => path.includes('{id}')).map((path) => `${path} GET 404`),
    ...['/v2/files/{id}/content GET 206', '/v2/files/{id}/content GET 304', '/v2/files/{id}/content GET 416'],
    ...['/v2/forms/{id}/responses GET 400', '/v1/forms GET 400', '/v2/… GET 404', '/v1/… GET 401'],
    ...['405', '413', '414', '431'],
  ];
  assert.deepEqual(
    wanted.filter((each) => !seen.has(each)),
    [],
    'never reached',
  );
}
