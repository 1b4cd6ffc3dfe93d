import { type RawBuilder, sql } from 'kysely';
import type { EngineName } from '../../store.ts';
import type { Database, LeasePurpose } from '../../tables.ts';

/** The database clock in milliseconds, because the clocks of several machines differ. */
const databaseTime: Record<EngineName, RawBuilder<number>> = {
  sqlite: sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
  postgres: sql<number>`CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)`,
};

/** An arbitrary advisory lock id. */
const leaseLock = 7_263_913;

/** Serialises taking leases until the transaction ends. SQLite has one writer at a time anyway. */
export async function lockLeases(db: Database, engine: EngineName): Promise<void> {
  if (engine === 'postgres') await sql`SELECT pg_advisory_xact_lock(${leaseLock})`.execute(db);
}

/** Counts the held leases of these purposes. The leases of crashed processes expire by themselves. */
export async function heldLeases(
  db: Database,
  engine: EngineName,
  purposes: readonly LeasePurpose[],
): Promise<number> {
  const rows = await db
    .selectFrom('lease')
    .select('id')
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', databaseTime[engine])
    .execute();
  return rows.length;
}

/** Also deletes expired leases, so that the table stays small. */
export async function insertLease(
  db: Database,
  engine: EngineName,
  { id, purpose, length }: { id: string; purpose: LeasePurpose; length: number },
): Promise<void> {
  await db.deleteFrom('lease').where('expires_at', '<=', databaseTime[engine]).execute();
  const expires_at = sql<number>`${databaseTime[engine]} + ${sql.lit(length)}`;
  await db.insertInto('lease').values({ id, purpose, expires_at }).execute();
}

/** False if the lease has expired: work that it excluded may have run since. */
export async function renewLease(
  db: Database,
  engine: EngineName,
  id: string,
  length: number,
): Promise<boolean> {
  const result = await db
    .updateTable('lease')
    .set({ expires_at: sql<number>`${databaseTime[engine]} + ${sql.lit(length)}` })
    .where('id', '=', id)
    .where('expires_at', '>', databaseTime[engine])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteLease(db: Database, id: string): Promise<void> {
  await db.deleteFrom('lease').where('id', '=', id).execute();
}
