import { type FoundDatabase, occupiedQuery } from '../findDatabase.ts';
import { connect } from './connectOutsidePool.ts';

export async function findPostgres(url: string): Promise<FoundDatabase> {
  const client = await connect(url);
  try {
    const { rowCount } = await client.query(
      "SELECT 1 FROM pg_tables WHERE tablename = 'migration' AND schemaname = ANY(current_schemas(false))",
    );
    if (rowCount === 0) return { begun: false, occupied: false };
    const { rows } = await client.query(occupiedQuery);
    return { begun: true, occupied: rows[0]?.occupied === true };
  } finally {
    await client.end();
  }
}
