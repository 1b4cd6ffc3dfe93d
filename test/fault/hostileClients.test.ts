import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { problems } from '#contract/problem.ts';
import { multipartCorpus } from '#http/body/testing/multipartCorpus.ts';
import { close, field } from '#http/body/testing/multipartParts.ts';
import { type RawExchange, rawExchange, type Step } from '../api/rawConnection.ts';
import { ApiReader } from '../property/apiReader.ts';
import { engine } from '../support/engines.ts';
import { eventually, patience } from '../support/eventually.ts';
import { halfOpen } from './halfOpen.ts';
import { type Installation, makeInstallation } from './installation.ts';
import { type KeptService, keepService } from './keepService.ts';
import { rawSubmissions } from './rawSubmissions.ts';

const formId = 'faulty01';
/** The service ends hanging requests after ten seconds with this status. */
const hung = 408;

const multipart = (...headers: string[]) =>
  [
    `POST /f/${formId} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    'Content-Type: multipart/form-data; boundary=xx',
    ...headers,
    '\r\n',
  ].join('\r\n');

describe('what hostile clients send to a form', () => {
  let installation: Installation;
  let service: KeptService;
  let crowd: ReturnType<typeof halfOpen>;

  before(async () => {
    installation = await makeInstallation(engine('sqlite'));
    service = await keepService(installation.env);
    // They are held for ten seconds; the other tests run meanwhile, as good clients among them.
    crowd = halfOpen({ url: service.url, formId: 'faulty02', count: 500 });
    crowd.catch(() => undefined);
  });
  after(async () => {
    await crowd.catch(() => undefined);
    await service.kill();
    await installation[Symbol.asyncDispose]();
  });

  const exchange = (steps: readonly Step[]) => rawExchange(service.url, steps, { patience });
  const responses = async (): Promise<{ response: { field_id: string; value: unknown }[] }[]> => {
    const api = new ApiReader(service.url, installation.forms[0]?.key ?? '');
    const page = await api.list(`/v2/forms/${formId}/responses`, { limit: 100 });
    api.close();
    return page.data as never;
  };

  /** Each gets a response that is no server error, and no timeout if the request is complete. */
  function assertAnswered(what: string, { answers, closed }: RawExchange): number {
    const { status } = answers[0] ?? assert.fail(`${what}: no answer`);
    assert.ok(status < 500 && status !== hung, `${what}: ${status}`);
    assert.ok(closed, `${what}: the connection stays open`);
    return status;
  }

  for (const size of [1, 7, 1000, Number.POSITIVE_INFINITY]) {
    test(`multipart bodies in pieces of ${size} bytes`, async () => {
      for (const [what, body, meaning] of multipartCorpus) {
        // A hundred thousand packets prove no more than two thousand.
        if (body.length / size > 2000) continue;
        const chunked = size % 2 === 1;
        const head = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`;
        const got = await exchange([multipart(head), ...inPieces(body, size, chunked)]);
        const status = assertAnswered(what, got);
        const expected = typeof meaning === 'string' ? problems[meaning].status : undefined;
        // The limit of body sizes differs from the corpus's original test.
        if (expected !== undefined && expected !== 413) assert.equal(status, expected, what);
      }
      assert.deepEqual(await leftovers(), []);
      assert.deepEqual(await responses(), []);
    });
  }

  test('requests that are no good HTTP', async () => {
    for (const [what, steps, statuses] of rawSubmissions(formId)) {
      const got = await exchange(steps);
      assert.deepEqual(
        got.answers.map(({ status }) => status),
        statuses,
        what,
      );
      assert.ok(got.closed || got.reset, `${what}: the connection stays open`);
    }
    assert.deepEqual(await leftovers(), []);
  });

  test('a part too many is told and nothing is stored; strange names harm nothing', async () => {
    const stored = (await responses()).length;
    const send = async (...parts: string[]) => {
      const page = await (await fetch(`${service.url}/f/${formId}`)).text();
      const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
      const own = hidden.map(([, name = '', value = '']) =>
        field(name, name === '_submission' ? randomUUID() : value),
      );
      const body = [...own, ...parts, close].join('');
      return await exchange([multipart(`Content-Length: ${Buffer.byteLength(body)}`), body]);
    };
    const name = field('field1', 'Ana');
    const many = await send(name, field('more', '1').repeat(5001));
    assert.equal(assertAnswered('too many parts', many), 413);
    assert.equal((await responses()).length, stored);
    const strange = ['__proto__', 'constructor', 'toString', 'field1.__proto__', '__proto__.field1'];
    const odd = await send(name, ...strange.map((each) => field(each, 'x')));
    assert.equal(assertAnswered('strange names', odd), 200);
    const [last, ...others] = await responses();
    assert.equal(others.length, stored);
    assert.deepEqual(
      last?.response.filter(({ value }) => value !== '' && value !== null && JSON.stringify(value) !== '[]'),
      [{ ...last?.response[0], field_id: 'field1', value: 'Ana' }],
    );
  });

  test('500 clients that never finish are closed, and do not lock others out', async () => {
    const figures = await crowd;
    assert.equal(figures.failed, 0);
    assert.ok((figures.good_requests ?? 0) > 10);
    // They have ten seconds. A busy machine gets some more before this counts as a hang.
    assert.ok((figures.held_ms_max ?? 0) < 60_000, `${figures.held_ms_max} ms`);
    assert.equal((await fetch(`${service.url}/readyz`)).status, 200);
    assert.doesNotMatch(service.running.output(), /"level":[56]0/);
  });

  /** Files left after a moment: a response may be sent before the last file is removed. */
  async function leftovers(): Promise<string[]> {
    const look = () => readdir(join(installation.config.data, 'arriving')).catch(() => []);
    await eventually(async () => (await look()).length === 0);
    return await look();
  }
});

function inPieces(body: Buffer, size: number, chunked: boolean): Buffer[] {
  const pieces: Buffer[] = [];
  for (let from = 0; from < body.length; from += size) {
    const piece = body.subarray(from, from + size);
    pieces.push(chunked ? inChunk(piece) : piece);
  }
  return chunked ? [...pieces, Buffer.from('0\r\n\r\n')] : pieces;
}

const inChunk = (piece: Buffer) =>
  Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
