import type { FileHandle } from 'node:fs/promises';
import type { ContentPart } from './fileStore.ts';

/** The open file of partial content. */
export class DiskPart implements ContentPart {
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
