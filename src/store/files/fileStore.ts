import type { Readable } from 'node:stream';
import type { PartStore } from './partStore.ts';
import type { Room } from './room.ts';

/**
 * Stores the content of files under storage keys (UUIDs). A key names one content forever, and rows of the database
 * name keys. Paths are only arguments: files of this machine to read from or to write to.
 */
export interface FileStore {
  readonly room: Room;
  readonly parts: PartStore;

  /** Stores the content, by default under a new key. Durable when it resolves; a failed write leaves nothing. */
  put(content: Readable, storageKey?: string): Promise<StoredContent>;
  /**
   * Stores the content of a local file, which the caller removes. Durable when it resolves;
   * rejects if the key is taken.
   */
  adopt(path: string, storageKey: string): Promise<void>;
  /** Turns synced partial content into content; durable when it resolves. */
  adoptPart(storageKey: string): Promise<void>;

  has(storageKey: string): Promise<boolean>;
  /** In bytes; undefined if there is no such content. */
  size(storageKey: string): Promise<number | undefined>;
  /** Both ends of the range are inclusive. Missing content is an error of the stream. */
  read(storageKey: string, range?: { start: number; end: number }): ContentStream;
  /**
   * Copies the content into a new local file. With `isTemporary` the caller promises never to change the file, so it
   * may share its bytes with the store.
   */
  copyTo(storageKey: string, path: string, options?: { isTemporary?: boolean }): Promise<void>;
  /** Every stored key, in no particular order; partial content is not listed. */
  keys(): AsyncIterable<string>;

  /**
   * Removes content that no row has ever named. Any other content is removed
   * only by `service/base/content/removeUnneeded.ts`.
   */
  discard(storageKey: string): Promise<void>;
  /** Removes the content and the partial content of a key; missing ones are no error. */
  remove(storageKey: string): Promise<void>;

  /** Begins to hold content for a backup. `folder` is an empty local folder that the caller removes afterwards. */
  holdIn(folder: string): HeldContent;
  /** Begins to stage content for a restore, with a folder as in {@link holdIn}. */
  stageIn(folder: string): StagedContent;
}

export interface StoredContent {
  storage_key: string;
  content_size: number;
  sha256: string;
}

/** Counts the bytes read, so that a caller can compare them with the announced length. */
export type ContentStream = Readable & { readonly bytesRead: number };

/** Content that stays readable even if the store removes it. */
export interface HeldContent extends Pick<FileStore, 'keys' | 'size' | 'read'> {
  /** False if the store has no such content; holding it twice is no error. */
  hold(storageKey: string): Promise<boolean>;
  release(): Promise<void>;
}

/** Content that is written first and enters the store later, all together. */
export interface StagedContent {
  /** Rejects if the key was added before. */
  add(storageKey: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * Adds all staged content to the store, durably. Existing content stays unless its size differs, which
   * means that it is damaged.
   */
  publish(): Promise<void>;
  /** Undoes `publish`, even a partial one, by removing only the content that it added. */
  withdraw(): Promise<void>;
}
