import { createHash } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newUuid } from '#kit/ids.ts';
import { DiskHeldContent } from './diskHeldContent.ts';
import { DiskParts } from './diskParts.ts';
import { DiskSpace, diskUsage } from './diskSpace.ts';
import { DiskStagedContent } from './diskStagedContent.ts';
import { DurableFolders } from './durableFolders.ts';
import type { ContentStream, FileStore, HeldContent, StagedContent, StoredContent } from './fileStore.ts';
import { flushFolder } from './flushFolder.ts';
import type { Room } from './room.ts';

const storageKeyPattern = /^[0-9a-f-]{36}$/;

/**
 * File content in a folder of this machine under generated names: no input of a visitor or an
 * archive becomes part of a path.
 */
export class DiskFiles implements FileStore {
  readonly folder: string;
  readonly room: Room;
  readonly parts: DiskParts;
  readonly #folders = new DurableFolders();

  constructor(folder: string, room: Room = new DiskSpace(() => diskUsage(folder))) {
    this.folder = folder;
    this.room = room;
    // The same name as the temporary file of `put`, so that removing a key removes both.
    this.parts = new DiskParts((storageKey) => `${this.path(storageKey)}.tmp`, this.#folders);
  }

  /** Writes a temporary file, flushes it, renames it and flushes the folder. */
  async put(content: Readable, storage_key: string = newUuid()): Promise<StoredContent> {
    const path = this.path(storage_key);
    const folder = dirname(path);
    const temporary = this.parts.path(storage_key);
    await this.#folders.make(folder);
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

  /** On the same disk the file is hard-linked, not copied. */
  async adopt(path: string, storageKey: string): Promise<void> {
    const target = this.path(storageKey);
    const folder = dirname(target);
    await this.#folders.make(folder);
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

  async adoptPart(storageKey: string): Promise<void> {
    const path = this.path(storageKey);
    await rename(this.parts.path(storageKey), path);
    await flushFolder(dirname(path));
  }

  async has(storageKey: string): Promise<boolean> {
    return (await this.size(storageKey)) !== undefined;
  }

  async size(storageKey: string): Promise<number | undefined> {
    return (await stat(this.path(storageKey)).catch(() => undefined))?.size;
  }

  read(storageKey: string, range?: { start: number; end: number }): ContentStream {
    return createReadStream(this.path(storageKey), range ?? {});
  }

  async copyTo(
    storageKey: string,
    path: string,
    { isTemporary = false }: { isTemporary?: boolean } = {},
  ): Promise<void> {
    const from = this.path(storageKey);
    if (!isTemporary) return await copyFile(from, path);
    try {
      await link(from, path);
    } catch (error) {
      if (isCode(error, 'ENOENT')) throw error;
      await copyFile(from, path);
    }
  }

  async *keys(): AsyncGenerator<string> {
    for (const group of await namesIn(this.folder)) {
      for (const name of await namesIn(join(this.folder, group))) {
        if (storageKeyPattern.test(name)) yield name;
      }
    }
  }

  holdIn(folder: string): HeldContent {
    return new DiskHeldContent(this, new DiskFiles(join(folder, 'files')));
  }

  stageIn(folder: string): StagedContent {
    return new DiskStagedContent(this, new DiskFiles(join(folder, 'files')));
  }

  /** Flushes the folders, because names become durable only then. */
  async flush(): Promise<void> {
    for (const group of await namesIn(this.folder))
      await flushFolder(join(this.folder, group)).catch(ignoreMissing);
    await flushFolder(this.folder).catch(ignoreMissing);
  }

  async discard(storageKey: string): Promise<void> {
    await this.remove(storageKey);
  }

  async remove(storageKey: string): Promise<void> {
    await rm(this.path(storageKey), { force: true });
    // Left by a process killed while writing, or by an abandoned upload.
    await this.parts.remove(storageKey);
  }

  /** The path of this key's content, whether or not it exists. */
  path(storageKey: string): string {
    if (!storageKeyPattern.test(storageKey)) throw new Error('not a storage key');
    return join(this.folder, storageKey.slice(0, 2), storageKey);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error) => {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  });
}

function ignoreMissing(error: unknown): void {
  if (!isCode(error, 'ENOENT')) throw error;
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
