import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { readTar } from './readTar.ts';
import { tarEnd, tarKeepAlive, tarPieces } from './tarPieces.ts';

const run = promisify(execFile);
let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canvass-tar-'));
});
after(() => rm(folder, { recursive: true }));

const long = `${'a'.repeat(120)}/${'b'.repeat(180)}.txt`;

async function read(bytes: Buffer): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const chunks = (async function* () {
    for (let index = 0; index < bytes.length; index += 700) yield bytes.subarray(index, index + 700);
  })();
  for await (const { name, content } of readTar(chunks))
    found[name] = Buffer.concat(await Array.fromAsync(content)).toString();
  return found;
}

test('long names and keep-alive comments are read again, by us and by tar', async () => {
  const pieces: Uint8Array[] = [tarKeepAlive()];
  for (const [name, text] of [
    ['short', 'one'],
    [long, 'two'],
  ] as const) {
    const content = Buffer.from(text);
    pieces.push(
      ...(await Array.fromAsync(tarPieces({ name, size: content.length, content }))),
      tarKeepAlive(),
    );
  }
  const bytes = Buffer.concat([...pieces, tarEnd]);
  assert.deepEqual(await read(bytes), { short: 'one', [long]: 'two' });
  const path = join(folder, 'ours.tar');
  await writeFile(path, bytes);
  await run('tar', ['xf', path, '-C', folder]);
  assert.equal(await readFile(join(folder, long), 'utf8'), 'two');
  // Every cut is detected, even between two entries or between a long name and its file.
  for (let end = 0; end <= bytes.length - tarEnd.length; end += 1)
    await assert.rejects(read(bytes.subarray(0, end)), /cut off/, `cut at ${end}`);
});

for (const format of ['gnu', 'pax', 'ustar'])
  test(`what tar writes in the format ${format} is read, without its directories`, async () => {
    const source = join(folder, `of-${format}`);
    const name = format === 'ustar' ? `${'d'.repeat(90)}/${'e'.repeat(90)}` : long;
    await mkdir(join(source, name, '..'), { recursive: true });
    await writeFile(join(source, name), 'content');
    const path = join(folder, `${format}.tar`);
    await run('tar', ['cf', path, `--format=${format}`, '-C', source, '.']);
    assert.deepEqual(await read(await readFile(path)), { [`./${name}`]: 'content' });
  });

test('a link is refused', async () => {
  const source = join(folder, 'linked');
  await mkdir(source);
  await symlink('/etc/passwd', join(source, 'link'));
  const path = join(folder, 'linked.tar');
  await run('tar', ['cf', path, '-C', source, '.']);
  await assert.rejects(read(await readFile(path)), /no plain file/);
});
