import type pg from 'pg';
import { hour } from '#kit/time/durations.ts';
import type { CountedHour, RequestCounts } from '../groupedLimits.ts';
import { requestsPerHour } from '../store.ts';
import type { OrganizationId } from '../tables.ts';

const add = `
  INSERT INTO request_limit AS used (organization_id, reset, count) VALUES ($1, $2::bigint + ${hour}, $3::int)
  ON CONFLICT (organization_id) DO UPDATE SET
    count = CASE WHEN used.reset <= $2 THEN $3 ELSE used.count + $3 END,
    reset = CASE WHEN used.reset <= $2 THEN $2::bigint + ${hour} ELSE used.reset END
  WHERE used.reset <= $2 OR used.count < ${requestsPerHour}
  RETURNING count, reset`;

/** Counts in the shared database, so that any number of machines share the count. */
export class PostgresLimits implements RequestCounts {
  readonly #pool: pg.Pool;

  /** The pool commits asynchronously, so a crash may lose the latest counts. */
  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async add(organizationId: OrganizationId, now: number, amount: number): Promise<CountedHour | undefined> {
    const { rows } = await this.#pool.query<CountedHour>({
      name: 'limit_add',
      text: add,
      values: [organizationId, now, amount],
    });
    return rows[0];
  }

  async read(organizationId: OrganizationId): Promise<CountedHour | undefined> {
    const { rows } = await this.#pool.query<CountedHour>({
      name: 'limit_read',
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
