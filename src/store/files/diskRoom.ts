import { mkdir, statfs } from 'node:fs/promises';

/** Bytes that uploads leave free: a full disk would stop everything that is written. */
const reserve = 256 * 1024 * 1024;

/** A look at the disk is believed for this long, and for this many written bytes. */
const belief = { milliseconds: 1000, bytes: 8 * 1024 * 1024 };

export interface DiskFigures {
  /** Bytes that can still be written. */
  readonly free: number;
  readonly size: number;
}

/**
 * The room on the disk for what visitors send. Bytes that are promised to a body count as used before they are written,
 * so that many bodies at once cannot take the same room.
 */
export class DiskRoom {
  readonly #look: () => Promise<DiskFigures>;
  #promised = 0;
  #seen = { room: 0, at: Number.NEGATIVE_INFINITY, writtenSince: 0 };

  constructor(look: () => Promise<DiskFigures>) {
    this.#look = look;
  }

  /**
   * Looks at the disk and has `use` decide by what is left: bytes beside the reserve that nobody has written or was
   * promised yet, below 0 where the reserve is in use. What `use` promises, nobody else was told of.
   */
  async ask<Value>(use: (rest: number) => Value): Promise<Value> {
    const room = await this.#room();
    return use(room - this.#promised);
  }

  async has(bytes: number): Promise<boolean> {
    return await this.ask((rest) => rest >= bytes);
  }

  /** Promises so many bytes to a body; within {@link ask}. */
  promise(bytes: number): Reservation {
    this.#promised += bytes;
    return new Reservation(this, bytes, (used) => {
      this.#promised -= used;
    });
  }

  /** Whether so many bytes can be written now: other processes, and the database, write to the same disk. */
  async mayWrite(bytes: number): Promise<boolean> {
    const isOld =
      performance.now() - this.#seen.at > belief.milliseconds || this.#seen.writtenSince > belief.bytes;
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

/** Room that one body was promised. */
export class Reservation {
  readonly #room: DiskRoom;
  readonly #giveBack: (bytes: number) => void;
  #rest: number;

  constructor(room: DiskRoom, bytes: number, giveBack: (bytes: number) => void) {
    this.#room = room;
    this.#rest = bytes;
    this.#giveBack = giveBack;
  }

  /** Takes so many bytes out of what was promised, before they are written; false where the disk lacks them after all. */
  async take(bytes: number): Promise<boolean> {
    if (!(await this.#room.mayWrite(bytes))) return false;
    this.#use(Math.min(bytes, this.#rest));
    return true;
  }

  /** Gives back what was not used. */
  end(): void {
    this.#use(this.#rest);
  }

  #use(bytes: number): void {
    this.#rest -= bytes;
    this.#giveBack(bytes);
  }
}

/** What the disk says on which a folder lies, or will lie. */
export async function diskFigures(folder: string): Promise<DiskFigures> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}
