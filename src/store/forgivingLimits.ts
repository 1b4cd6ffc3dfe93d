import { isDiskFull } from './diskFull.ts';
import { hour, type LimitState, type RequestLimits, requestsPerHour } from './store.ts';
import type { OrganizationId } from './tables.ts';

/** How many organisations are remembered; the rest would begin a fresh hour while the disk is full. */
const kept = 10_000;

/**
 * Counts in memory, from the last known count on, while the disk is full: reading must go on then, and counting a
 * request is a write. What was counted so is not carried over when there is room again.
 */
export class ForgivingLimits implements RequestLimits {
  readonly #limits: RequestLimits;
  readonly #last = new Map<OrganizationId, LimitState>();

  constructor(limits: RequestLimits) {
    this.#limits = limits;
  }

  take(organizationId: OrganizationId, now: number): LimitState | Promise<LimitState> {
    try {
      const state = this.#limits.take(organizationId, now);
      if (!(state instanceof Promise)) return this.#remember(organizationId, state);
      return state.then(
        (taken) => this.#remember(organizationId, taken),
        (error: unknown) => this.#takeFromMemory(organizationId, now, error),
      );
    } catch (error) {
      return this.#takeFromMemory(organizationId, now, error);
    }
  }

  async giveBack(organizationId: OrganizationId, reset: number): Promise<void> {
    try {
      await this.#limits.giveBack(organizationId, reset);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  }

  #remember(organizationId: OrganizationId, state: LimitState): LimitState {
    if (this.#last.size >= kept && !this.#last.has(organizationId)) this.#last.clear();
    this.#last.set(organizationId, state);
    return state;
  }

  #takeFromMemory(organizationId: OrganizationId, now: number, error: unknown): LimitState {
    if (!isDiskFull(error)) throw error;
    const last = this.#last.get(organizationId);
    if (last === undefined || last.reset <= now) {
      return this.#remember(organizationId, {
        allowed: true,
        remaining: requestsPerHour - 1,
        reset: now + hour,
      });
    }
    const { remaining, reset } = last;
    if (remaining === 0) return { allowed: false, remaining, reset };
    return this.#remember(organizationId, { allowed: true, remaining: remaining - 1, reset });
  }
}
