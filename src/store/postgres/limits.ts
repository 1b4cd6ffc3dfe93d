import type pg from 'pg';
import { type HourUse, hour, type LimitState, type RequestLimits, requestsPerHour } from '../store.ts';
import type { OrganizationId } from '../tables.ts';

/** Counts a group in full even if it crosses the limit; the requests beyond the limit are refused. */
const take = `
  INSERT INTO request_limit AS used (organization_id, reset, count) VALUES ($1, $2::bigint + ${hour}, $3::int)
  ON CONFLICT (organization_id) DO UPDATE SET
    count = CASE WHEN used.reset <= $2 THEN $3 ELSE used.count + $3 END,
    reset = CASE WHEN used.reset <= $2 THEN $2::bigint + ${hour} ELSE used.reset END
  WHERE used.reset <= $2 OR used.count < ${requestsPerHour}
  RETURNING count, reset`;

interface Waiting {
  readonly now: number;
  readonly resolve: (state: LimitState) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Counts with one statement in the shared database, so that any number of machines share the count. Each process runs
 * one statement per organisation at a time; requests that arrive meanwhile share the next one.
 */
export class PostgresLimits implements RequestLimits {
  readonly #pool: pg.Pool;
  /** The requests that wait for the running statement, by organisation. */
  readonly #waiting = new Map<OrganizationId, Waiting[]>();

  /** The pool commits asynchronously, so a crash may lose the latest counts. */
  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async take(organizationId: OrganizationId, now: number): Promise<LimitState> {
    return await new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(organizationId);
      waiting?.push({ now, resolve, reject });
      if (waiting !== undefined) return;
      this.#waiting.set(organizationId, []);
      void this.#takeInTurn(organizationId, [{ now, resolve, reject }]);
    });
  }

  async #takeInTurn(organizationId: OrganizationId, first: Waiting[]): Promise<void> {
    for (let group = first; group.length > 0; group = this.#waiting.get(organizationId) ?? []) {
      this.#waiting.set(organizationId, []);
      try {
        const states = await this.#takeTogether(organizationId, group);
        for (const [place, { resolve }] of group.entries()) resolve(states(place));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.#waiting.delete(organizationId);
  }

  /** Counts a group of requests at the time of the latest one; returns the state after each. */
  async #takeTogether(
    organizationId: OrganizationId,
    group: readonly Waiting[],
  ): Promise<(place: number) => LimitState> {
    const now = Math.max(...group.map((each) => each.now));
    const taken = await this.#pool.query<[number, number]>({
      name: 'limit_take',
      text: take,
      values: [organizationId, now, group.length],
      rowMode: 'array',
    } as pg.QueryArrayConfig);
    const row = taken.rows[0];
    if (row === undefined) {
      const state = await this.#state(organizationId);
      return () => ({ allowed: false, remaining: 0, reset: state?.reset ?? now });
    }
    const [count, reset] = row;
    return (place) => {
      const number = count - group.length + place + 1;
      return { allowed: number <= requestsPerHour, remaining: Math.max(0, requestsPerHour - number), reset };
    };
  }

  async used(organizationId: OrganizationId, now: number): Promise<HourUse> {
    const state = await this.#state(organizationId);
    return state === undefined || state.reset <= now
      ? { used: 0, reset: null }
      : { used: Math.min(state.count, requestsPerHour), reset: state.reset };
  }

  async #state(organizationId: OrganizationId): Promise<{ reset: number; count: number } | undefined> {
    const { rows } = await this.#pool.query<{ reset: number; count: number }>({
      name: 'limit_state',
      text: 'SELECT reset, count FROM request_limit WHERE organization_id = $1',
      values: [organizationId],
    });
    return rows[0];
  }

  async giveBack(organizationId: OrganizationId, reset: number): Promise<void> {
    await this.#pool.query(
      `UPDATE request_limit SET count = LEAST(count, ${requestsPerHour}) - 1
        WHERE organization_id = $1 AND reset = $2 AND count > 0`,
      [organizationId, reset],
    );
  }

  async forget(organizationId: OrganizationId): Promise<void> {
    await this.#pool.query('DELETE FROM request_limit WHERE organization_id = $1', [organizationId]);
  }
}
