import { createHash } from 'node:crypto';
import { constants, createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { copyFile, type FileHandle, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newUuid } from '#kit/ids.ts';
import { DiskSpace, diskUsage } from './diskSpace.ts';
import { flushFolder } from './flushFolder.ts';

export interface StoredContent {
  storage_key: string;
  content_size: number;
  sha256: string;
}

/**
 * File content in the data folder under generated names: no input of a visitor or an archive becomes part of a
 * path.
 */
export class DiskFiles {
  readonly #folder: string;
  readonly #durableFolders = new Set<string>();
  /** Uploads are written only if there is room for them. */
  readonly room: DiskSpace;

  constructor(folder: string, room = new DiskSpace(() => diskUsage(folder))) {
    this.#folder = folder;
    this.room = room;
  }

  /** Durable when it resolves: temporary file, fsync, rename, fsync of the folder and its parents. */
  async put(content: Readable, storage_key: string = newUuid()): Promise<StoredContent> {
    const path = this.path(storage_key);
    const folder = dirname(path);
    const temporary = this.#partPath(storage_key);
    await this.#makeFolder(folder);
    const hash = createHash('sha256');
    let content_size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        content_size += chunk.length;
        done(null, chunk);
      },
    });
    try {
      await pipeline(content, measure, createWriteStream(temporary, { mode: 0o600, flush: true }));
      await rename(temporary, path);
      await flushFolder(folder);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    return { storage_key, content_size, sha256: hash.digest('hex') };
  }

  /**
   * Makes an existing file durable under this key as well. On the same disk it is hard-linked, not copied. The
   * other name stays as the sign that its owner still has to decide about it.
   */
  async adopt(path: string, storageKey: string): Promise<void> {
    const target = this.path(storageKey);
    const folder = dirname(target);
    await this.#makeFolder(folder);
    try {
      await link(path, target);
    } catch (error) {
      if (!isCode(error, 'EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK')) throw error;
      await copyFile(path, target, constants.COPYFILE_EXCL);
    }
    try {
      await flushFile(target);
      await flushFolder(folder);
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
  }

  /** Opens the partial file of a chunked upload for writing. */
  async openPart(storageKey: string): Promise<FileHandle> {
    const path = this.#partPath(storageKey);
    await this.#makeFolder(dirname(path));
    return await open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  }

  /** Size of the partial file in bytes. */
  async partSize(storageKey: string): Promise<number> {
    return (await stat(this.#partPath(storageKey)).catch(() => undefined))?.size ?? 0;
  }

  readPart(storageKey: string): ReadStream {
    return createReadStream(this.#partPath(storageKey), { highWaterMark: 1024 * 1024 });
  }

  /** Renames the flushed partial file to its final name; durable when it resolves. */
  async completePart(storageKey: string): Promise<void> {
    const path = this.path(storageKey);
    await rename(this.#partPath(storageKey), path);
    await flushFolder(dirname(path));
  }

  /** The same name as the temporary file of `put`, so that `discard` removes both. */
  #partPath(storageKey: string): string {
    return `${this.path(storageKey)}.tmp`;
  }

  /** Flushes an existing folder once too: the process that created it may not have flushed it yet. */
  async #makeFolder(folder: string): Promise<void> {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (made === undefined && this.#durableFolders.has(folder)) return;
    const top = dirname(made ?? folder);
    for (let parent = dirname(folder); ; parent = dirname(parent)) {
      await flushFolder(parent);
      if (parent === top) break;
    }
    this.#durableFolders.add(folder);
  }

  async has(storageKey: string): Promise<boolean> {
    return (await stat(this.path(storageKey)).catch(() => undefined)) !== undefined;
  }

  /** Both ends of the range are inclusive. */
  read(storageKey: string, range?: { start: number; end: number }): ReadStream {
    return createReadStream(this.path(storageKey), range ?? {});
  }

  /**
   * Removes content that no row has ever named. Only `service/content/removeUnneeded.ts` removes other content.
   */
  async discard(storageKey: string): Promise<void> {
    await this.remove(storageKey);
  }

  async remove(storageKey: string): Promise<void> {
    await rm(this.path(storageKey), { force: true });
    // Left by a process killed while writing, or by an abandoned upload.
    await rm(this.#partPath(storageKey), { force: true });
  }

  /** The path of this key's content, whether or not it exists. */
  path(storageKey: string): string {
    if (!/^[0-9a-f-]{36}$/.test(storageKey)) throw new Error('not a storage key');
    return join(this.#folder, storageKey.slice(0, 2), storageKey);
  }
}

async function flushFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
