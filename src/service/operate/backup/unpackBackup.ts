import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { isGzip } from '#kit/tar/isGzip.ts';
import { type ReadEntry, readTar } from '#kit/tar/readTar.ts';
import type { StagedContent } from '#store/files/fileStore.ts';
import { BackupBounds } from './backupBounds.ts';
import { entry, type Manifest, manifest, seal } from './manifest.ts';
import type { Oversight } from './oversight.ts';
import { damaged, RestoreStop } from './restoreFailure.ts';

export interface Unpacked {
  manifest: Manifest;
  secrets: string;
  /** The folder with the parts of the database. */
  database: string;
}

/**
 * Unpacks a backup into `staging`, its file content into `content`, and verifies its seal. `accept` receives the
 * manifest before the rest is read, and throws if the backup cannot be restored here. A decompression bomb is
 * refused before it is written.
 */
export async function unpackBackup(
  path: string,
  { staging, content }: { staging: string; content: StagedContent },
  accept: (manifest: Manifest) => void,
  oversight: Oversight = {},
): Promise<Unpacked> {
  const place = {
    secrets: join(staging, entry.secrets),
    database: join(staging, entry.database),
  };
  await mkdir(place.database, { mode: 0o700 });
  const gunzip = (await isGzip(path)) ? createGunzip() : undefined;
  const file = createReadStream(path);
  // The reader below receives every error too; this handler only prevents an unhandled rejection.
  if (gunzip !== undefined) pipeline(file, gunzip).catch(() => undefined);
  try {
    const bounds = new BackupBounds((await stat(path)).size);
    const bytes = bounds.watched(watched(file, gunzip ?? file, oversight));
    const target = { staging, content, bounds };
    const found = await readEntries(readTar(bytes), target, accept);
    return { manifest: found, ...place };
  } catch (error) {
    oversight.signal?.throwIfAborted();
    throw asFailure(error);
  } finally {
    file.destroy();
  }
}

async function* watched(
  file: ReadStream,
  bytes: AsyncIterable<Buffer>,
  { onBytes, signal }: Oversight,
): AsyncGenerator<Buffer> {
  let before = 0;
  for await (const chunk of bytes) {
    signal?.throwIfAborted();
    onBytes?.(file.bytesRead - before);
    before = file.bytesRead;
    yield chunk;
  }
}

async function readEntries(
  tar: AsyncIterable<ReadEntry>,
  { staging, content, bounds }: { staging: string; content: StagedContent; bounds: BackupBounds },
  accept: (manifest: Manifest) => void,
): Promise<Manifest> {
  const hash = createHash('sha256');
  let count = 0;
  let found: Manifest | undefined;
  let hasSecrets = false;
  let sealed = false;
  for await (const item of tar) {
    const { name, size } = item;
    if (sealed) throw damaged(`it holds "${name}", which no backup has`);
    if (name === entry.seal) {
      const { entries, sha256 } = parse(seal, await readSmall(item.content));
      if (entries !== count || sha256 !== hash.digest('hex')) throw damaged('its checksum does not match');
      sealed = true;
      continue;
    }
    count += 1;
    hash.update(`${name}\n${size}\n`);
    if (found === undefined) {
      if (name !== entry.manifest) throw damaged('it does not begin with a manifest');
      const text = await readSmall(item.content);
      hash.update(text);
      found = parse(manifest, text);
      accept(found);
      bounds.promise(found);
      continue;
    }
    bounds.take(name, size);
    await writeEntry(name, hashed(item.content, hash), { staging, content });
    hasSecrets ||= name === entry.secrets;
  }
  if (found === undefined) throw damaged('it is empty');
  if (!sealed || !hasSecrets) throw damaged('its end is missing');
  return found;
}

/** Accepts known names only, so that a name in the backup never determines a path. */
async function writeEntry(
  name: string,
  bytes: AsyncIterable<Buffer>,
  { staging, content }: { staging: string; content: StagedContent },
): Promise<void> {
  const [, key] = /^files\/([0-9a-f-]{36})$/.exec(name) ?? [];
  if (key !== undefined) return await content.add(key, bytes);
  if (name !== entry.secrets && !/^database\/[a-z0-9_]+\.[a-z0-9]+$/.test(name))
    throw damaged(`it holds "${name}", which no backup has`);
  await pipeline(bytes, createWriteStream(join(staging, name), { flags: 'wx', mode: 0o600, flush: true }));
}

async function* hashed(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

async function readSmall(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > 1_000_000) throw damaged('its manifest is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse<Schema extends z.ZodType>(schema: Schema, text: Buffer): z.infer<Schema> {
  const value: unknown = JSON.parse(text.toString());
  return schema.parse(value);
}

/** Passes on failures of this machine, such as a full disk or a forbidden folder: the backup is not damaged. */
function asFailure(error: unknown): unknown {
  if (error instanceof RestoreStop) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^E[A-Z]+$/.test(code) && code !== 'EEXIST') return error;
  return damaged(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
}
