import { hour } from '#kit/time/durations.ts';
import { isDiskFull } from './diskFull.ts';
import { type HourUse, type LimitState, type RequestLimits, requestsPerHour } from './store.ts';
import type { OrganizationId } from './tables.ts';

/**
 * Maximum number of remembered organisations. Beyond it all are forgotten, and start a fresh
 * hour if the disk is full.
 */
const maxRemembered = 10_000;

interface Remembered extends LimitState {
  /** Requests counted here but not in the store yet. */
  unwritten: number;
}

/**
 * Counts in memory, starting from the last known count, while the disk is full: reads must continue, and
 * counting a request is a write. These requests are added to the store's count until their hour ends.
 */
export class DiskFullLimits implements RequestLimits {
  readonly #limits: RequestLimits;
  readonly #last = new Map<OrganizationId, Remembered>();

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

  async used(organizationId: OrganizationId, now: number): Promise<HourUse> {
    const { used, reset } = await this.#limits.used(organizationId, now);
    const last = this.#last.get(organizationId);
    if (last === undefined || last.reset <= now) return { used, reset };
    // The store may not know of the hour that started here.
    return { used: used + last.unwritten, reset: reset ?? last.reset };
  }

  async forget(organizationId: OrganizationId): Promise<void> {
    await this.#limits.forget(organizationId);
    this.#last.delete(organizationId);
  }

  #remember(organizationId: OrganizationId, state: LimitState): LimitState {
    const last = this.#last.get(organizationId);
    const unwritten = last?.reset === state.reset ? last.unwritten : 0;
    const { allowed, remaining, reset } = state;
    return this.#keep(organizationId, {
      allowed: allowed && remaining >= unwritten,
      remaining: Math.max(0, remaining - unwritten),
      reset,
      unwritten,
    });
  }

  #takeFromMemory(organizationId: OrganizationId, now: number, error: unknown): LimitState {
    if (!isDiskFull(error)) throw error;
    const last = this.#last.get(organizationId);
    if (last === undefined || last.reset <= now) {
      const remaining = requestsPerHour - 1;
      return this.#keep(organizationId, { allowed: true, remaining, reset: now + hour, unwritten: 1 });
    }
    const { remaining, reset, unwritten } = last;
    if (remaining === 0) return { allowed: false, remaining, reset };
    return this.#keep(organizationId, {
      allowed: true,
      remaining: remaining - 1,
      reset,
      unwritten: unwritten + 1,
    });
  }

  #keep(organizationId: OrganizationId, remembered: Remembered): LimitState {
    if (this.#last.size >= maxRemembered && !this.#last.has(organizationId)) this.#last.clear();
    this.#last.set(organizationId, remembered);
    const { allowed, remaining, reset } = remembered;
    return { allowed, remaining, reset };
  }
}
