import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { paddingAfter, tarHeader } from '#kit/tar/tarHeader.ts';
import { tarEnd, tarPieces } from '#kit/tar/tarPieces.ts';
import { unpackArchive } from '#service/transfer/archive/unpackArchive.ts';
import { shell } from '../form/shell.ts';
import { engine } from '../support/engines.ts';
import { isFullRun } from '../support/fullRun.ts';
import { at, basic, response, temporaryFolder, writeArchive } from './writeArchive.ts';

const run = promisify(execFile);
const megabyte = 1_000_000;
const zeros = Buffer.alloc(1024 * 1024);

/** Writes a compressed tar; the pieces may be far larger than their compressed form. */
async function packed(path: string, pieces: () => AsyncGenerator<Uint8Array>): Promise<void> {
  await pipeline(Readable.from(pieces()), createGzip(), createWriteStream(path));
}

async function* bigFile(size: number): AsyncGenerator<Uint8Array> {
  yield tarHeader('files/big', size);
  for (let left = size; left > 0; left -= zeros.length) yield zeros.subarray(0, Math.min(left, zeros.length));
  yield paddingAfter(size);
  yield tarEnd;
}

const bombs: Record<string, () => AsyncGenerator<Uint8Array>> = {
  'one large file': () => bigFile(80 * megabyte),
  'one file that is cut off': async function* () {
    yield tarHeader('files/big', 3_000 * megabyte);
    for (let count = 0; count < 80; count += 1) yield zeros;
  },
  'headers that lead to no file': async function* () {
    for (let count = 0; count < 140; count += 1) {
      yield tarHeader('extension', 1_000_000, 'g');
      yield zeros.subarray(0, 1_000_000);
      yield paddingAfter(1_000_000);
    }
  },
};

for (const [name, pieces] of Object.entries(bombs))
  test(`an archive bomb is refused early and leaves nothing: ${name}`, async () => {
    await using location = await engine('sqlite').location();
    await using folder = await temporaryFolder();
    const path = join(folder.path, 'bomb.tar.gz');
    await packed(path, pieces);
    assert.ok((await stat(path)).size < 2 * megabyte);
    const { code, stdout, stderr } = await shell(location.env, folder.path)(['import', path]);
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(
      stderr,
      /^bomb\.tar\.gz: unpacks to more than \d+ MB\. .* --max-size <size>\nNothing was imported\.\n$/,
    );
    assert.deepEqual(await readdir(join(location.config.data, 'staging')), []);
  });

test('a higher limit is possible; the disk has the last word', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'large.tar.gz');
  await packed(path, () => bigFile(100 * megabyte));
  const asked: number[] = [];
  const unpack = async (most: number | undefined, room: number) => {
    await using target = await temporaryFolder();
    const hasRoom = async (bytes: number) => {
      asked.push(bytes);
      return bytes <= room;
    };
    await unpackArchive(path, target.path, { most, hasRoom });
    return (await stat(join(target.path, 'files/big'))).size;
  };
  await assert.rejects(unpack(undefined, 1e12), /unpacks to more than 64 MB/);
  assert.deepEqual(asked, []);
  assert.equal(await unpack(200 * megabyte, 1e12), 100 * megabyte);
  await assert.rejects(unpack(200 * megabyte, 50 * megabyte), /there is no room for it: .* another 100 MB/);
  assert.deepEqual(asked, [100 * megabyte, 100 * megabyte]);
});

test('a file counts with the blocks that it takes on the disk', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'small.tar.gz');
  await packed(path, async function* () {
    for (let count = 0; count < 300; count += 1)
      yield* tarPieces({ name: `files/f${count}`, size: 1, content: Buffer.from('x') });
    yield tarEnd;
  });
  const hasRoom = async () => true;
  await using target = await temporaryFolder();
  const refused = unpackArchive(path, target.path, { most: megabyte, hasRoom });
  await assert.rejects(refused, /unpacks to more than 1 MB/);
  assert.equal((await readdir(join(target.path, 'files'))).length, Math.floor(megabyte / 4096));
});

test('lines that repeat, as those of a survey do, are far from the bound', {
  skip: isFullRun ? false : 'in full runs',
}, async () => {
  await using location = await engine('sqlite').location();
  const lines = Array.from({ length: 50_000 }, (_, index) => response(index + 1, at(index)));
  await using archive = await writeArchive({ ...basic, 'responses/form0001.jsonl': lines });
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'survey.tar.gz');
  await run('tar', ['czf', path, '-C', archive.path, '.']);
  const { code, stderr } = await shell(location.env, folder.path)(['import', path]);
  assert.equal(code, 0, stderr);
});
