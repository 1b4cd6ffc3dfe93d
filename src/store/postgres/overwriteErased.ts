import type pg from 'pg';
import { migrations } from '../migration/all.ts';
import { canvassTables, quoted } from './tables.ts';

/** An arbitrary advisory lock id: one process at a time. */
const overwriteLock = 7_263_917;

/**
 * Vacuums the tables, which takes erased rows out of them and their indexes, and builds the index of words anew, because
 * PostgreSQL never removes a word from such an index. Nobody waits for it. False while another process does it.
 */
export async function overwriteErased(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [overwriteLock]);
    if (rows[0]?.taken !== true) return false;
    try {
      for (const { name } of await canvassTables(client, migrations))
        await client.query(`VACUUM ${quoted(name)}`);
      // Only the owner of the database may; for others it is left to autovacuum.
      await client.query('VACUUM pg_catalog.pg_statistic');
      await dropUnfinished(client);
      await client.query('REINDEX INDEX CONCURRENTLY response_doc_words');
      return true;
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [overwriteLock]);
    }
  } finally {
    client.release();
  }
}

/** Drops the index that a process left which was killed while it built it. */
async function dropUnfinished(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{
    name: string;
  }>(`SELECT indexrelid::regclass::text AS name FROM pg_index
    WHERE indrelid = 'response_doc'::regclass AND NOT indisvalid`);
  for (const { name } of rows) await client.query(`DROP INDEX IF EXISTS ${name}`);
}
