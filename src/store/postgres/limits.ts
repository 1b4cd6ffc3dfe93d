import type pg from 'pg';
import { type HourUse, hour, type LimitState, type RequestLimits, requestsPerHour } from '../store.ts';
import type { OrganizationId } from '../tables.ts';

const take = `
  INSERT INTO request_limit AS used (organization_id, reset, count) VALUES ($1, $2::bigint + ${hour}, 1)
  ON CONFLICT (organization_id) DO UPDATE SET
    count = CASE WHEN used.reset <= $2 THEN 1 ELSE used.count + 1 END,
    reset = CASE WHEN used.reset <= $2 THEN $2::bigint + ${hour} ELSE used.reset END
  WHERE used.reset <= $2 OR used.count < ${requestsPerHour}
  RETURNING count, reset`;

/** One statement in the shared database does the counting, so that any number of machines share the count. */
export class PostgresLimits implements RequestLimits {
  readonly #pool: pg.Pool;

  /** The pool commits asynchronously: a crash may lose the counts of the last moment. */
  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async take(organizationId: OrganizationId, now: number): Promise<LimitState> {
    const taken = await this.#pool.query<[number, number]>({
      name: 'limit_take',
      text: take,
      values: [organizationId, now],
      rowMode: 'array',
    } as pg.QueryArrayConfig);
    const row = taken.rows[0];
    if (row !== undefined) return { allowed: true, remaining: requestsPerHour - row[0], reset: row[1] };
    const state = await this.#state(organizationId);
    return { allowed: false, remaining: 0, reset: state?.reset ?? now };
  }

  async used(organizationId: OrganizationId, now: number): Promise<HourUse> {
    const state = await this.#state(organizationId);
    return state === undefined || state.reset <= now
      ? { used: 0, reset: null }
      : { used: state.count, reset: state.reset };
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
      'UPDATE request_limit SET count = count - 1 WHERE organization_id = $1 AND reset = $2 AND count > 0',
      [organizationId, reset],
    );
  }

  async forget(organizationId: OrganizationId): Promise<void> {
    await this.#pool.query('DELETE FROM request_limit WHERE organization_id = $1', [organizationId]);
  }
}
