import { mkdir, statfs } from 'node:fs/promises';

/** Bytes that uploads leave free, because a full disk would stop every write. */
const reserve = 256 * 1024 * 1024;

/** A reading of the free space stays valid for this time and this many written bytes. */
const readingValidity = { milliseconds: 1000, bytes: 8 * 1024 * 1024 };

export interface DiskUsage {
  /** Bytes that can still be written. */
  readonly free: number;
  readonly size: number;
}

/**
 * Admission control for uploads. Reserved bytes count as used before they are written, so that concurrent
 * bodies cannot claim the same space.
 */
export class DiskSpace {
  readonly #look: () => Promise<DiskUsage>;
  #promised = 0;
  #seen = { room: 0, at: Number.NEGATIVE_INFINITY, writtenSince: 0 };

  constructor(look: () => Promise<DiskUsage>) {
    this.#look = look;
  }

  /**
   * Reads the free space and lets `use` decide. `rest` is the space beyond the reserve that is not yet reserved; it
   * is negative while the reserve is in use. Reservations made in `use` are atomic with the reading.
   */
  async ask<Value>(use: (rest: number) => Value): Promise<Value> {
    const room = await this.#room();
    return use(room - this.#promised);
  }

  async has(bytes: number): Promise<boolean> {
    return await this.ask((rest) => rest >= bytes);
  }

  /** Reserves bytes for a body; call it within {@link ask}. */
  promise(bytes: number): Reservation {
    this.#promised += bytes;
    return new Reservation(this, bytes, (used) => {
      this.#promised -= used;
    });
  }

  /** Whether this many bytes can be written now: other processes and the database write to the same disk. */
  async mayWrite(bytes: number): Promise<boolean> {
    const isOld =
      performance.now() - this.#seen.at > readingValidity.milliseconds ||
      this.#seen.writtenSince > readingValidity.bytes;
    if (isOld) await this.#room();
    this.#seen.writtenSince += bytes;
    return this.#seen.room >= this.#seen.writtenSince;
  }

  async #room(): Promise<number> {
    const { free, size } = await this.#look();
    const room = free - Math.min(reserve, size / 20);
    this.#seen = { room, at: performance.now(), writtenSince: 0 };
    return room;
  }
}

/** Disk space reserved for one body. */
export class Reservation {
  readonly #room: DiskSpace;
  readonly #giveBack: (bytes: number) => void;
  #rest: number;

  constructor(room: DiskSpace, bytes: number, giveBack: (bytes: number) => void) {
    this.#room = room;
    this.#rest = bytes;
    this.#giveBack = giveBack;
  }

  /** Takes bytes from the reservation before they are written; false if the disk lacks them after all. */
  async take(bytes: number): Promise<boolean> {
    if (!(await this.#room.mayWrite(bytes))) return false;
    this.#use(Math.min(bytes, this.#rest));
    return true;
  }

  /** Releases the unused part. */
  end(): void {
    this.#use(this.#rest);
  }

  #use(bytes: number): void {
    this.#rest -= bytes;
    this.#giveBack(bytes);
  }
}

/** Free and total bytes of the disk that holds the folder, or will hold it. */
export async function diskUsage(folder: string): Promise<DiskUsage> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}
