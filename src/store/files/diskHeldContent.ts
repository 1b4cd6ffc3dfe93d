import { rm } from 'node:fs/promises';
import type { DiskFiles } from './disk.ts';
import type { ContentStream, HeldContent } from './fileStore.ts';
import { linkContent } from './linkContent.ts';

/** Holds content by hard links in another folder of the same disk. */
export class DiskHeldContent implements HeldContent {
  readonly #live: DiskFiles;
  readonly #held: DiskFiles;

  constructor(live: DiskFiles, held: DiskFiles) {
    this.#live = live;
    this.#held = held;
  }

  async hold(storageKey: string): Promise<boolean> {
    return (await this.#held.has(storageKey)) || (await linkContent(this.#live, this.#held, storageKey));
  }

  keys(): AsyncIterable<string> {
    return this.#held.keys();
  }

  size(storageKey: string): Promise<number | undefined> {
    return this.#held.size(storageKey);
  }

  read(storageKey: string): ContentStream {
    return this.#held.read(storageKey);
  }

  async release(): Promise<void> {
    await rm(this.#held.folder, { recursive: true, force: true });
  }
}
