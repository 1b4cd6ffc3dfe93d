import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flushFolder } from './flushFolder.ts';

/** Makes folders durable, each once in a process. */
export class DurableFolders {
  readonly #known = new Set<string>();

  /** Also flushes an existing folder once, because the process that created it may not have flushed it yet. */
  async make(folder: string): Promise<void> {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (made === undefined && this.#known.has(folder)) return;
    const top = dirname(made ?? folder);
    for (let parent = dirname(folder); ; parent = dirname(parent)) {
      await flushFolder(parent);
      if (parent === top) break;
    }
    this.#known.add(folder);
  }
}
