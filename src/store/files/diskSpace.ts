import { mkdir, statfs } from 'node:fs/promises';
import type { Reservation, Room } from './room.ts';

/** Bytes that uploads leave free, because a full disk would stop every write. */
const reserve = 256 * 1024 * 1024;

/** A reading of the free space stays valid for this time and this many written bytes. */
const readingValidity = { milliseconds: 1000, bytes: 8 * 1024 * 1024 };

export interface DiskUsage {
  /** Bytes that can still be written. */
  readonly free: number;
  readonly size: number;
}

/** The room on a disk, which other processes and the database fill too. */
export class DiskSpace implements Room {
  readonly #look: () => Promise<DiskUsage>;
  #promised = 0;
  #seen = { room: 0, at: Number.NEGATIVE_INFINITY, writtenSince: 0 };

  constructor(look: () => Promise<DiskUsage>) {
    this.#look = look;
  }

  async ask<Value>(use: (rest: number) => Value): Promise<Value> {
    const room = await this.#room();
    return use(room - this.#promised);
  }

  async has(bytes: number): Promise<boolean> {
    return await this.ask((rest) => rest >= bytes);
  }

  promise(bytes: number): Reservation {
    this.#promised += bytes;
    return new DiskReservation(this, bytes, (used) => {
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

class DiskReservation implements Reservation {
  readonly #room: DiskSpace;
  readonly #giveBack: (bytes: number) => void;
  #rest: number;

  constructor(room: DiskSpace, bytes: number, giveBack: (bytes: number) => void) {
    this.#room = room;
    this.#rest = bytes;
    this.#giveBack = giveBack;
  }

  async take(bytes: number): Promise<boolean> {
    if (!(await this.#room.mayWrite(bytes))) return false;
    this.#use(Math.min(bytes, this.#rest));
    return true;
  }

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
