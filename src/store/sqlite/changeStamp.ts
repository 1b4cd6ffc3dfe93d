import type { Connection } from './connection.ts';

/**
 * Tells whether anything was written: by this process, which says so itself, or by another, which SQLite tells the
 * writing connection. That costs a tenth of reading a row.
 */
export class ChangeStamp {
  readonly #version;
  #seen: number | undefined;
  #stamp = 0;
  #readAt = -Infinity;

  constructor(writer: Connection) {
    this.#version = writer.prepareArrays('PRAGMA data_version');
  }

  change(): void {
    this.#stamp += 1;
  }

  /** SQLite is asked once in a millisecond: what comes in together sees the same. */
  now(): number {
    const time = performance.now();
    if (time - this.#readAt < 1) return this.#stamp;
    this.#readAt = time;
    const version = this.#read();
    if (version === undefined || version !== this.#seen) this.#stamp += 1;
    this.#seen = version;
    return this.#stamp;
  }

  /** Undefined where another process is just opening or closing the file: then nobody can tell. */
  #read(): number | undefined {
    try {
      const [version] = this.#version.get() as unknown as [number];
      return version;
    } catch {
      return undefined;
    }
  }
}
