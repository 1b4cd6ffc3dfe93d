import type { Leases } from '#store/leases.ts';
import type { LeasePurpose } from '#store/tables.ts';

/**
 * How long a lease lasts without renewal, and so how long others wait after a process has died; a live process renews
 * it several times within. A removal takes moments and a backup waits for it, so its lease is shorter.
 */
const lengths: Record<LeasePurpose, number> = {
  keep_content: 60_000,
  remove_content: 20_000,
  change_secrets: 15_000,
};

/**
 * The lease expired before the work ended: the process was suspended, or the database was unreachable for too long.
 */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** A lease across all processes, renewed until it is released. */
export class Lease {
  readonly #leases: Leases;
  readonly #id: string;
  readonly #length: number;
  readonly #timer: NodeJS.Timeout;

  private constructor(leases: Leases, id: string, length: number) {
    this.#leases = leases;
    this.#id = id;
    this.#length = length;
    // A failed renewal does not yet mean that the lease is lost; `confirm` decides.
    this.#timer = setInterval(() => void leases.renew(id, length).catch(() => undefined), length / 6);
    this.#timer.unref();
  }

  /** Undefined while another process holds a lease that excludes this one. */
  static async take(
    { leases }: { readonly leases: Leases },
    purpose: LeasePurpose,
    excludedBy: readonly LeasePurpose[],
  ): Promise<Lease | undefined> {
    const length = lengths[purpose];
    const id = await leases.take(purpose, excludedBy, length);
    return id === undefined ? undefined : new Lease(leases, id, length);
  }

  /** Throws {@link LeaseLost} unless the lease has been held without a gap since it was taken. */
  async confirm(): Promise<void> {
    if (!(await this.#leases.renew(this.#id, this.#length)))
      throw new LeaseLost('the lease ended before the work did');
  }

  /** If the database is unreachable, the lease expires by itself. */
  async release(): Promise<void> {
    clearInterval(this.#timer);
    await this.#leases.release(this.#id).catch(() => undefined);
  }
}
