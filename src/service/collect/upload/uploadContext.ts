import type { Clock } from '#kit/time/clock.ts';
import { day } from '#kit/time/durations.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import type { Store } from '#store/store.ts';

/** Dependencies of the upload use cases. */
export interface UploadContext {
  store: Store;
  files: FileStore;
  clock: Clock;
  /** Detects the media type from the first bytes, refined by the client's claim. */
  typeOf(beginning: Buffer, said: string): string;
}

export interface UploadSender {
  /** A keyed hash of the sender's network; see `networkHash`. */
  readonly network: string;
  /** Files sent in test mode can only be part of a test. */
  readonly test: boolean;
}

/** How long an upload can be claimed. */
export const uploadLifetime = day;
