import { failed, ok, type Result } from '#kit/result.ts';
import type { Reservation, Room } from '#store/files/room.ts';

export type BodyFailure =
  /** The sender's network has reached its limit. */
  | { readonly code: 'unfinished_limit' }
  /** All networks together have reached theirs. */
  | { readonly code: 'busy' }
  | { readonly code: 'disk_full' };

/** Enough for a class or an office behind one address, and for a busy minute of the whole process. */
const defaultLimits = { ofNetwork: 64, ofAll: 512 };

/** The fraction of the room for unfinished bodies that a network may reserve beyond its first body. */
const networkShare = 1 / 4;

interface Held {
  bodies: number;
  bytes: number;
}

/**
 * Limits incoming bodies with files by number and by reserved bytes. The first body of a network needs only
 * room on the disk; further ones get a share of it.
 */
export class BodyAdmission {
  readonly #room: Room;
  readonly #limits: typeof defaultLimits;
  readonly #byNetwork = new Map<string, Held>();
  readonly #all: Held = { bodies: 0, bytes: 0 };

  constructor(room: Room, limits = defaultLimits) {
    this.#room = room;
    this.#limits = limits;
  }

  /** Bodies that are arriving. */
  get underWay(): number {
    return this.#all.bodies;
  }

  /** Admits a body of up to this many bytes. The caller must call `end` whether or not the body arrives. */
  async begin(network: string, bytes: number): Promise<Result<AdmittedBody, BodyFailure>> {
    if (this.#all.bodies >= this.#limits.ofAll) return failed({ code: 'busy' });
    if (this.#of(network).bodies >= this.#limits.ofNetwork) return failed({ code: 'unfinished_limit' });
    // Counted before the disk is queried, because more bodies may arrive meanwhile.
    this.#change(network, 1, 0);
    try {
      const begun = await this.#room.ask((rest) => this.#admit(network, bytes, rest));
      if (!begun.ok) this.#change(network, -1, 0);
      return begun;
    } catch (error) {
      this.#change(network, -1, 0);
      throw error;
    }
  }

  #admit(network: string, bytes: number, rest: number): Result<AdmittedBody, BodyFailure> {
    const refusal = this.#refusal(this.#of(network).bytes, bytes, rest);
    if (refusal !== undefined) return failed(refusal);
    this.#change(network, 0, bytes);
    return ok(new AdmittedBody(this.#room.promise(bytes), () => this.#change(network, -1, -bytes)));
  }

  #refusal(held: number, bytes: number, rest: number): BodyFailure | undefined {
    if (bytes === 0) return undefined;
    if (bytes > rest) return { code: 'disk_full' };
    const isTooMuch = held > 0 && held + bytes > (rest + this.#all.bytes) * networkShare;
    return isTooMuch ? { code: 'unfinished_limit' } : undefined;
  }

  #of(network: string): Held {
    return this.#byNetwork.get(network) ?? { bodies: 0, bytes: 0 };
  }

  #change(network: string, bodies: number, bytes: number): void {
    const own = this.#of(network);
    for (const held of [own, this.#all]) {
      held.bodies += bodies;
      held.bytes += bytes;
    }
    if (own.bodies === 0) this.#byNetwork.delete(network);
    else this.#byNetwork.set(network, own);
  }
}

/** An admitted body. */
export class AdmittedBody {
  readonly #reservation: Reservation;
  readonly #leave: () => void;
  #isOver = false;

  constructor(reservation: Reservation, leave: () => void) {
    this.#reservation = reservation;
    this.#leave = leave;
  }

  /** Called before this many bytes are written; false if the disk no longer has room for them. */
  async mayWrite(bytes: number): Promise<boolean> {
    return await this.#reservation.take(bytes);
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#reservation.end();
    this.#leave();
  }
}
