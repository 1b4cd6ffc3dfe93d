import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProblemCode } from '#contract/problem.ts';
import { Problem } from '../../problem.ts';
import type { Admission } from '../bodyLimits.ts';
import { removeReceived } from '../receivedBody.ts';
import { multipartCorpus, type Received } from '../testing/multipartCorpus.ts';
import { big, corpusLimits, field, file } from '../testing/multipartParts.ts';
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
        const outcome = await received(inPieces(body, size));
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
    const limits = { ...corpusLimits(folder), file: () => 1_000_000, all: 1_000_000 };
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

  test('a file that is too large is as large as it was sent, and nothing of it stays on the disk', async () => {
    const whole = Buffer.from(file('f', 'large', big(200_000)));
    const limits = { ...corpusLimits(folder), file: () => 100_000, all: 1_000_000 };
    async function* pieces() {
      yield whole.subarray(0, 90_000);
      assert.equal((await readdir(folder)).length, 1, 'it may still be small enough');
      yield whole.subarray(90_000, 150_000);
      assert.deepEqual(await readdir(folder), [], 'before the rest of it has come');
      yield whole.subarray(150_000);
      yield Buffer.from('--xx--');
    }
    const body = await receiveMultipart(pieces(), 'xx', limits);
    const [{ size, path } = assert.fail()] = body.files;
    assert.deepEqual([size, path], [200_000, undefined]);
  });

  test('nothing is written before its sender is admitted, by what came before the first file', async () => {
    const asked: unknown[] = [];
    const body = (admission: Admission | Problem) => {
      const text = [
        field('a', '1'),
        file('f', '', ''),
        file('f', 'one', big(3000)),
        field('b', '2'),
        file('f', 'two', 'x'),
      ];
      return receiveMultipart(toAsync([Buffer.from(`${text.join('')}--xx--`)]), 'xx', {
        ...corpusLimits(folder),
        admit: async (values) => {
          asked.push([...values]);
          assert.deepEqual(await readdir(folder), []);
          if (admission instanceof Problem) throw admission;
          return admission;
        },
      });
    };
    await assert.rejects(body(new Problem('password_needed')), { code: 'password_needed' });
    assert.deepEqual(asked, [[['a', ['1']]]], 'once, and not for a control that was left empty');
    const measured = await body({ keeps: false, mayWrite: () => assert.fail() });
    assert.deepEqual(
      measured.files.map(({ name, size, path }) => [name, size, path]),
      [
        ['one', 3000, undefined],
        ['two', 1, undefined],
      ],
    );
    assert.equal(measured.files[1]?.sha256, createHash('sha256').update('x').digest('hex'));
    let most = 3000;
    const mayWrite = async (bytes: number) => {
      most -= bytes;
      return most >= 0;
    };
    await assert.rejects(body({ keeps: true, mayWrite }), { code: 'disk_full', status: 507 });
    assert.deepEqual(await readdir(folder), [], 'of a body that the disk cannot hold nothing is left');
  });

  test('a file of no field is read away, and bytes that nothing needs are not waited for', async () => {
    const limits = {
      ...corpusLimits(folder),
      file: (control: string) => (control === 'f' ? 1000 : undefined),
      unneeded: 50,
      admit: () => assert.fail('nothing is written'),
    };
    const unknown = Buffer.from(file('other', 'name', big(3000)));
    const read = await receiveMultipart(toAsync([unknown, Buffer.from('--xx--')]), 'xx', limits);
    assert.deepEqual(read.files, []);
    for (const beginning of [
      unknown.subarray(0, 1000),
      Buffer.from(big(1000)),
      Buffer.from(`${field('a', '1')}--xx--`),
    ]) {
      async function* slow() {
        yield beginning;
        for (let drop = 0; drop < 100; drop += 1) {
          await sleep(10);
          yield Buffer.from('bb');
        }
        assert.fail('it is still read');
      }
      await assert.rejects(receiveMultipart(slow(), 'xx', limits), { code: 'body_too_large' });
    }
  });
});

async function received(pieces: Iterable<Buffer>): Promise<Received | ProblemCode> {
  try {
    const body = await receiveMultipart(toAsync(pieces), 'xx', corpusLimits(folder));
    const files: Received['files'] = [];
    for (const { field, name, path } of body.files)
      files.push([field, name, path === undefined ? undefined : await readFile(path, 'latin1')]);
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
