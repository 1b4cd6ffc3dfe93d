import type { Clock } from '#kit/time/clock.ts';
import type { DiskFiles } from '#store/files/disk.ts';
import type { Store } from '#store/store.ts';

/** What the use cases of uploads work with. */
export interface UploadContext {
  store: Store;
  files: DiskFiles;
  clock: Clock;
  /** The media type that the beginning of a content shows, made finer by what the client says of it. */
  typeOf(beginning: Buffer, said: string): string;
}

/** Who sends files. */
export interface UploadSender {
  /** A keyed hash of the sender's network; see `networkHash`. */
  readonly network: string;
  /** Files that come in test mode can only be part of a test. */
  readonly test: boolean;
}

/** How long an upload can be claimed. */
export const lifetime = 24 * 3_600_000;
