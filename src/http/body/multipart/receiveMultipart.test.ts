import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProblemCode } from '#contract/problem.ts';
import { Problem } from '../../problem.ts';
import { removeReceived } from '../receivedBody.ts';
import { multipartCorpus, type Received } from '../testing/multipartCorpus.ts';
import { big, corpusLimits, file } from '../testing/multipartParts.ts';
import { receiveMultipart } from './receiveMultipart.ts';

const sizes = [1, 2, 7, 64, Number.POSITIVE_INFINITY];
let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canvass-test-'));
});
after(() => rm(folder, { recursive: true }));

describe('a multipart body', () => {
  for (const [what, body, meaning] of multipartCorpus) {
    test(`${what}: ${typeof meaning === 'string' ? meaning : 'read'}, however it is cut`, async () => {
      for (const size of sizes) {
        const outcome = await Promise.race([
          received(inPieces(body, size)),
          sleep(2000, 'hangs', { ref: false }),
        ]);
        assert.deepEqual(outcome, meaning, `in pieces of ${size}`);
        assert.deepEqual(await readdir(folder), [], 'no temporary file is left');
      }
    });
  }

  test('every cut into two pieces means the same', async () => {
    const rows = multipartCorpus.filter(([, body]) => body.length < 200);
    for (const [what, body, meaning] of rows) {
      for (let at = 1; at < body.length; at += 1) {
        const pieces = [body.subarray(0, at), body.subarray(at)];
        assert.deepEqual(await received(pieces), meaning, `${what}, cut at ${at}`);
      }
    }
  });

  test('a body that breaks off in a file leaves nothing', async () => {
    async function* broken() {
      yield Buffer.from(file('f', 'whole', 'x') + file('f', 'broken', big(100_000)));
      yield Buffer.from(big(100_000));
      assert.equal((await readdir(folder)).length, 2, 'both files are on their way');
      throw new Problem('request_malformed');
    }
    const limits = { ...corpusLimits(folder), file: 1_000_000, all: 1_000_000 };
    await assert.rejects(receiveMultipart(broken(), 'xx', limits), { code: 'request_malformed' });
    assert.deepEqual(await readdir(folder), []);
  });

  test('files lie in a folder that is made for them, under names of ours, and for nobody else', async () => {
    const inside = join(folder, 'not', 'yet');
    const [, body] = multipartCorpus.find(([what]) => what === 'a file with a path') ?? [];
    assert.ok(body);
    const { files, bytes } = await receiveMultipart(toAsync([body]), 'xx', corpusLimits(inside));
    assert.equal(bytes, body.length);
    assert.match((await readdir(inside)).join(), /^[0-9a-f-]{36}\.tmp$/);
    const [{ size, sha256, type } = assert.fail()] = files;
    assert.deepEqual(
      { size, sha256, type },
      {
        size: 1,
        sha256: '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
        type: 'text/plain',
      },
    );
    await rm(join(folder, 'not'), { recursive: true });
  });

  test('a file that is too large is as large as it was sent, whatever is kept of it', async () => {
    const whole = Buffer.from(`${file('f', 'large', big(100_000))}--xx--`);
    const body = await receiveMultipart(toAsync(inPieces(whole, 70_000)), 'xx', corpusLimits(folder));
    const [{ size, path } = assert.fail()] = body.files;
    assert.deepEqual([size, (await readFile(path)).length], [100_000, 5000]);
    await removeReceived(body);
  });
});

async function received(pieces: Iterable<Buffer>): Promise<Received | ProblemCode> {
  try {
    const body = await receiveMultipart(toAsync(pieces), 'xx', corpusLimits(folder));
    const files: Received['files'] = [];
    for (const { field, name, path } of body.files) files.push([field, name, await readFile(path, 'latin1')]);
    await removeReceived(body);
    return { values: [...body.values].map(([name, values]) => [name, [...values]]), files };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    assert.match(error.message, /^[A-Z].*\.$/);
    return error.code;
  }
}

function* inPieces(body: Buffer, size: number): Generator<Buffer> {
  for (let from = 0; from < body.length; from += size) yield body.subarray(from, from + size);
}

async function* toAsync(pieces: Iterable<Buffer>): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield piece;
}
