import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DiskFiles } from './disk.ts';
import type { StagedContent } from './fileStore.ts';
import { linkContent } from './linkContent.ts';

/** Writes content into another folder of the same disk; publishing links it into the live one. */
export class DiskStagedContent implements StagedContent {
  readonly #live: DiskFiles;
  readonly #staged: DiskFiles;

  constructor(live: DiskFiles, staged: DiskFiles) {
    this.#live = live;
    this.#staged = staged;
  }

  async add(storageKey: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const path = this.#staged.path(storageKey);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  }

  async publish(): Promise<void> {
    for await (const key of this.#staged.keys()) await this.#place(key);
    await this.#live.flush();
  }

  async #place(storageKey: string): Promise<void> {
    try {
      await linkContent(this.#staged, this.#live, storageKey);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      if ((await this.#staged.size(storageKey)) === (await this.#live.size(storageKey))) return;
      // A copy, not a link, so that `withdraw` leaves it alone.
      const target = this.#live.path(storageKey);
      await copyFile(this.#staged.path(storageKey), `${target}.tmp`);
      await rename(`${target}.tmp`, target);
    }
  }

  async withdraw(): Promise<void> {
    for await (const key of this.#staged.keys()) {
      const target = this.#live.path(key);
      const [ours, theirs] = await Promise.all([
        stat(this.#staged.path(key)),
        stat(target).catch(() => undefined),
      ]);
      // Removes only the links that `publish` made.
      if (ours.ino === theirs?.ino) await rm(target, { force: true });
    }
  }
}
