import type { Leases } from '#store/leases.ts';
import type { LeasePurpose } from '#store/tables.ts';

/**
 * How long a lease of a process that died is waited for. One that works renews it several times within. Removing takes
 * moments, and a backup waits for it.
 */
const lengths: Record<LeasePurpose, number> = {
  keep_content: 60_000,
  remove_content: 20_000,
  change_secrets: 15_000,
};

/** The lease ended before the work did: the process was suspended, or the database away for long. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** Held over all processes until it is let go, and renewed meanwhile. */
export class Lease {
  readonly #leases: Leases;
  readonly #id: string;
  readonly #length: number;
  readonly #timer: NodeJS.Timeout;

  private constructor(leases: Leases, id: string, length: number) {
    this.#leases = leases;
    this.#id = id;
    this.#length = length;
    // A renewal that fails is no loss yet: `confirm` decides.
    this.#timer = setInterval(() => void leases.renew(id, length).catch(() => undefined), length / 6);
    this.#timer.unref();
  }

  /** Undefined, and nothing is taken, while somebody holds a lease that excludes this one. */
  static async take(
    { leases }: { readonly leases: Leases },
    purpose: LeasePurpose,
    excludedBy: readonly LeasePurpose[],
  ): Promise<Lease | undefined> {
    const length = lengths[purpose];
    const id = await leases.take(purpose, excludedBy, length);
    return id === undefined ? undefined : new Lease(leases, id, length);
  }

  /** Throws {@link LeaseLost} unless it was held from the beginning up to now. */
  async confirm(): Promise<void> {
    if (!(await this.#leases.renew(this.#id, this.#length)))
      throw new LeaseLost('the lease ended before the work did');
  }

  /** Where the database cannot be asked, it ends by itself. */
  async release(): Promise<void> {
    clearInterval(this.#timer);
    await this.#leases.release(this.#id).catch(() => undefined);
  }
}
