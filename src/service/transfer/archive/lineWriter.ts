import { type FileHandle, open } from 'node:fs/promises';

const blockSize = 1 << 20;

/** Writes lines to a file in blocks of a megabyte. Creates the file with the first block. */
export class LineWriter {
  readonly #path: string;
  #handle: FileHandle | undefined;
  #waiting: string[] = [];
  #length = 0;

  constructor(path: string) {
    this.#path = path;
  }

  async write(line: string): Promise<void> {
    await this.writePart(`${line}\n`);
  }

  /** Writes a part of a line that would be large as a whole. */
  async writePart(text: string): Promise<void> {
    this.#waiting.push(text);
    this.#length += text.length;
    if (this.#length >= blockSize) await this.#flush();
  }

  async end(): Promise<void> {
    await this.#flush();
    await this.#handle?.close();
  }

  async #flush(): Promise<void> {
    if (this.#waiting.length === 0) return;
    this.#handle ??= await open(this.#path, 'w');
    await this.#handle.writeFile(this.#waiting.join(''));
    this.#waiting = [];
    this.#length = 0;
  }
}
