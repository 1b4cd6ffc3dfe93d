import { type HourUse, type LimitState, type RequestLimits, requestsPerHour } from './store.ts';
import type { OrganizationId } from './tables.ts';

/** An organisation's row: requests counted in the hour that ends at `reset`, refused ones included. */
export interface CountedHour {
  readonly count: number;
  readonly reset: number;
}

/** The part of an engine in {@link GroupedLimits}. */
export interface RequestCounts {
  /**
   * Counts a group in full even if it crosses the limit; undefined, and nothing is counted, once the hour is used up.
   */
  add(
    organizationId: OrganizationId,
    now: number,
    amount: number,
  ): CountedHour | undefined | Promise<CountedHour | undefined>;
  read(organizationId: OrganizationId): CountedHour | undefined | Promise<CountedHour | undefined>;
  /** Takes one off the hour that ends at `reset`; what was counted beyond the limit goes with it. */
  giveBack(organizationId: OrganizationId, reset: number): void | Promise<void>;
  forget(organizationId: OrganizationId): void | Promise<void>;
}

interface Waiting {
  readonly now: number;
  readonly resolve: (state: LimitState) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Counts the requests of an organisation that arrive in one turn of the event loop, or while its last statement runs, by
 * one statement: counting is a tenth of the cost of a page.
 */
export class GroupedLimits implements RequestLimits {
  readonly #counts: RequestCounts;
  /** The requests that wait, by organisation; it has a list while one is planned or running. */
  readonly #waiting = new Map<OrganizationId, Waiting[]>();

  constructor(counts: RequestCounts) {
    this.#counts = counts;
  }

  take(organizationId: OrganizationId, now: number): Promise<LimitState> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(organizationId);
      if (waiting !== undefined) {
        waiting.push({ now, resolve, reject });
        return;
      }
      this.#waiting.set(organizationId, [{ now, resolve, reject }]);
      setImmediate(() => void this.#countWaiting(organizationId));
    });
  }

  async used(organizationId: OrganizationId, now: number): Promise<HourUse> {
    const hour = await this.#counts.read(organizationId);
    return hour === undefined || hour.reset <= now
      ? { used: 0, reset: null }
      : { used: Math.min(hour.count, requestsPerHour), reset: hour.reset };
  }

  giveBack(organizationId: OrganizationId, reset: number): void | Promise<void> {
    return this.#counts.giveBack(organizationId, reset);
  }

  forget(organizationId: OrganizationId): void | Promise<void> {
    return this.#counts.forget(organizationId);
  }

  async #countWaiting(organizationId: OrganizationId): Promise<void> {
    for (;;) {
      const group = this.#waiting.get(organizationId) ?? [];
      if (group.length === 0) break;
      this.#waiting.set(organizationId, []);
      try {
        await this.#countGroup(organizationId, group);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.#waiting.delete(organizationId);
  }

  /** Counts a group at the time of its latest request. */
  async #countGroup(organizationId: OrganizationId, group: readonly Waiting[]): Promise<void> {
    const now = Math.max(...group.map((each) => each.now));
    const counted = await this.#counts.add(organizationId, now, group.length);
    if (counted === undefined) {
      const reset = (await this.#counts.read(organizationId))?.reset ?? now;
      for (const { resolve } of group) resolve({ allowed: false, remaining: 0, reset });
      return;
    }
    const { count, reset } = counted;
    for (const [index, { resolve }] of group.entries()) {
      const number = count - group.length + index + 1;
      resolve({
        allowed: number <= requestsPerHour,
        remaining: Math.max(0, requestsPerHour - number),
        reset,
      });
    }
  }
}
