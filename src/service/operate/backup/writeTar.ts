import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { newUuid } from '#kit/ids.ts';
import { type TarEntry, tarEnd, tarPieces } from '#kit/tar/tarPieces.ts';
import { entry, type Seal } from './manifest.ts';
import type { Oversight } from './oversight.ts';

export interface TarTarget {
  path: string;
  /** If false, a file that appeared meanwhile is left alone and the write fails with `EEXIST`. */
  overwrite: boolean;
}

/**
 * Writes the entries and a seal over all of them, gzipped if the name ends in `.gz` or `.tgz`. The file appears under
 * its name only once it is complete and flushed to disk.
 */
export async function writeTar(
  { path, overwrite }: TarTarget,
  entries: AsyncIterable<TarEntry>,
  { onBytes = () => {}, signal }: Oversight = {},
): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, `.${basename(path)}.${newUuid()}.tmp`);
  const file = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true });
  try {
    const bytes = tarBytes(entries, onBytes);
    const stoppable = signal === undefined ? {} : { signal };
    if (/\.(gz|tgz)$/i.test(path)) await pipeline(bytes, createGzip(), file, stoppable);
    else await pipeline(bytes, file, stoppable);
    if (!overwrite) await claimName(temporary, path);
    await rename(temporary, path);
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Claims the name with a hard link, which fails if the name is taken, where a rename would overwrite the file. File
 * systems without hard links fall back to the rename.
 */
async function claimName(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path);
  } catch (error) {
    const taken = (await stat(path).catch(() => undefined)) !== undefined;
    if (taken) throw error;
  }
}

async function* tarBytes(
  entries: AsyncIterable<TarEntry>,
  onBytes: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const item of entries) {
    count += 1;
    hash.update(`${item.name}\n${item.size}\n`);
    yield* tarPieces(item, (chunk) => {
      hash.update(chunk);
      onBytes(chunk.length);
    });
  }
  const seal: Seal = { entries: count, sha256: hash.digest('hex') };
  const sealed = Buffer.from(`${JSON.stringify(seal)}\n`);
  yield* tarPieces({ name: entry.seal, size: sealed.length, content: sealed });
  yield tarEnd;
}
