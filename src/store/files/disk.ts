import { createHash } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newUuid } from '#kit/ids.ts';
import { DiskHeldContent } from './diskHeldContent.ts';
import { DiskPart } from './diskPart.ts';
import { DiskSpace, diskUsage } from './diskSpace.ts';
import { DiskStagedContent } from './diskStagedContent.ts';
import type {
  ContentPart,
  ContentStream,
  FileStore,
  HeldContent,
  StagedContent,
  StoredContent,
} from './fileStore.ts';
import { flushFolder } from './flushFolder.ts';

const storageKeyPattern = /^[0-9a-f-]{36}$/;

/**
 * File content in a folder of this machine under generated names: no input of a visitor or an
 * archive becomes part of a path.
 */
export class DiskFiles implements FileStore {
  readonly folder: string;
  readonly #durableFolders = new Set<string>();
  readonly room: DiskSpace;

  constructor(folder: string, room = new DiskSpace(() => diskUsage(folder))) {
    this.folder = folder;
    this.room = room;
  }

  /** Writes a temporary file, flushes it, renames it and flushes the folder. */
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

  /** On the same disk the file is hard-linked, not copied. */
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

  async openPart(storageKey: string): Promise<ContentPart> {
    const path = this.#partPath(storageKey);
    await this.#makeFolder(dirname(path));
    return new DiskPart(await open(path, constants.O_RDWR | constants.O_CREAT, 0o600));
  }

  async partSize(storageKey: string): Promise<number> {
    return (await stat(this.#partPath(storageKey)).catch(() => undefined))?.size ?? 0;
  }

  readPart(storageKey: string): Readable {
    return createReadStream(this.#partPath(storageKey), { highWaterMark: 1024 * 1024 });
  }

  async completePart(storageKey: string): Promise<void> {
    const path = this.path(storageKey);
    await rename(this.#partPath(storageKey), path);
    await flushFolder(dirname(path));
  }

  /** The same name as the temporary file of `put`, so that `discard` removes both. */
  #partPath(storageKey: string): string {
    return `${this.path(storageKey)}.tmp`;
  }

  /** Also flushes an existing folder once, because the process that created it may not have flushed it yet. */
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
    await rm(this.#partPath(storageKey), { force: true });
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
