import { type RawBuilder, sql } from 'kysely';
import type { EngineName } from '../../store.ts';
import type { Database, LeasePurpose } from '../../tables.ts';

/** The clock of the database, in milliseconds: those of several machines differ. */
const databaseTime: Record<EngineName, RawBuilder<number>> = {
  sqlite: sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
  postgres: sql<number>`CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)`,
};

/** Any number that only we use. */
const leaseLock = 7_263_913;

/** Lets one process take a lease at a time, to the end of the transaction. SQLite has one writer at a time anyway. */
export async function lockLeases(db: Database, engine: EngineName): Promise<void> {
  if (engine === 'postgres') await sql`SELECT pg_advisory_xact_lock(${leaseLock})`.execute(db);
}

/** How many leases of these purposes are held. Those of processes that died end by themselves. */
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

/** Takes those away whose time is over, so that the table stays small. */
export async function insertLease(
  db: Database,
  engine: EngineName,
  { id, purpose, length }: { id: string; purpose: LeasePurpose; length: number },
): Promise<void> {
  await db.deleteFrom('lease').where('expires_at', '<=', databaseTime[engine]).execute();
  const expires_at = sql<number>`${databaseTime[engine]} + ${sql.lit(length)}`;
  await db.insertInto('lease').values({ id, purpose, expires_at }).execute();
}

/** False where it has ended: what it was to prevent may have happened since. */
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
