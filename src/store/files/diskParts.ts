import { constants, createReadStream } from 'node:fs';
import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import type { DurableFolders } from './durableFolders.ts';
import type { ContentPart, PartStore } from './partStore.ts';

/** Partial content in files of this machine. */
export class DiskParts implements PartStore {
  /** The path of the partial content of a key, whether or not it exists. */
  readonly path: (storageKey: string) => string;
  readonly #folders: DurableFolders;

  constructor(path: (storageKey: string) => string, folders: DurableFolders) {
    this.path = path;
    this.#folders = folders;
  }

  async open(storageKey: string): Promise<ContentPart> {
    const path = this.path(storageKey);
    await this.#folders.make(dirname(path));
    return new DiskPart(await open(path, constants.O_RDWR | constants.O_CREAT, 0o600));
  }

  async size(storageKey: string): Promise<number> {
    return (await stat(this.path(storageKey)).catch(() => undefined))?.size ?? 0;
  }

  read(storageKey: string): Readable {
    return createReadStream(this.path(storageKey), { highWaterMark: 1024 * 1024 });
  }

  async remove(storageKey: string): Promise<void> {
    await rm(this.path(storageKey), { force: true });
  }
}

/** The open file of partial content. */
class DiskPart implements ContentPart {
  readonly #handle: FileHandle;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  async write(bytes: Uint8Array, position: number): Promise<void> {
    for (let from = 0; from < bytes.length; )
      from += (await this.#handle.write(bytes, from, bytes.length - from, position + from)).bytesWritten;
  }

  async sync(): Promise<void> {
    await this.#handle.datasync();
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}
