import type { Connection } from './connection.ts';

/**
 * Detects writes: this process reports its own, and SQLite reports other processes' to the writing connection.
 * That costs a tenth of reading a row.
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

  /** Asks SQLite once per millisecond: requests that arrive together see the same value. */
  now(): number {
    const time = performance.now();
    if (time - this.#readAt < 1) return this.#stamp;
    this.#readAt = time;
    const version = this.#read();
    if (version === undefined || version !== this.#seen) this.#stamp += 1;
    this.#seen = version;
    return this.#stamp;
  }

  /** Undefined while another process opens or closes the file: then the value is unknown. */
  #read(): number | undefined {
    try {
      const [version] = this.#version.get() as unknown as [number];
      return version;
    } catch {
      return undefined;
    }
  }
}
