import type { Readable } from 'node:stream';

/**
 * Stores the partial content of resumable uploads under the storage key that the content will have. It need not be
 * where the content goes: a store that cannot write at an offset keeps parts in the data folder or the database.
 */
export interface PartStore {
  /** Opens partial content for writing; several processes may write it in turn. */
  open(storageKey: string): Promise<ContentPart>;
  /** In bytes; 0 if there is none. */
  size(storageKey: string): Promise<number>;
  read(storageKey: string): Readable;
  /** Missing partial content is no error. */
  remove(storageKey: string): Promise<void>;
}

/** Partial content that is open for writing. */
export interface ContentPart {
  /** Writes all bytes at this offset. */
  write(bytes: Uint8Array, position: number): Promise<void>;
  /** Makes the written bytes durable. */
  sync(): Promise<void>;
  close(): Promise<void>;
}
