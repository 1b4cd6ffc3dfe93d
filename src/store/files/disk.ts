import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newUuid } from '#kit/ids.ts';
import { flushFolder } from './flushFolder.ts';

export interface StoredContent {
  storage_key: string;
  content_size: number;
  sha256: string;
}

/**
 * File content in the data folder, under names of our own: nothing that a visitor or an archive says becomes
 * part of a path.
 */
export class DiskFiles {
  readonly #folder: string;
  readonly #durableFolders = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Durable when it resolves: temporary file, flush, rename, flush of the folder and of those that it lies in. */
  async put(content: Readable, storage_key: string = newUuid()): Promise<StoredContent> {
    const path = this.path(storage_key);
    const folder = dirname(path);
    const temporary = `${path}.tmp`;
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

  /** Also a folder that is there is flushed once: whoever made it may not have come to that yet. */
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

  /** Both ends of a range are included. */
  read(storageKey: string, range?: { start: number; end: number }): ReadStream {
    return createReadStream(this.path(storageKey), range ?? {});
  }

  async remove(storageKey: string): Promise<void> {
    await rm(this.path(storageKey), { force: true });
    // Left by a process that was killed while it wrote.
    await rm(`${this.path(storageKey)}.tmp`, { force: true });
  }

  /** Where the content of this key lies, or would. */
  path(storageKey: string): string {
    if (!/^[0-9a-f-]{36}$/.test(storageKey)) throw new Error('not a storage key');
    return join(this.#folder, storageKey.slice(0, 2), storageKey);
  }
}
