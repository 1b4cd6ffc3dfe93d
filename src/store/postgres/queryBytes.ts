import pg from 'pg';
import { ByteConnection, type ByteRow } from './byteConnection.ts';

/** A client whose queries can return bytes. */
export class ByteClient extends pg.Client {
  declare readonly connection: ByteConnection;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.connection = new ByteConnection(this.connection);
  }
}

/** Runs a query on a pool of {@link ByteClient}s and returns its rows as bytes. */
export async function queryBytes(pool: pg.Pool, query: pg.QueryConfig): Promise<ByteRow[]> {
  const client = await pool.connect();
  const { connection } = client;
  if (!(connection instanceof ByteConnection)) throw new Error('the pool has other clients');
  const rows: ByteRow[] = [];
  let failure: Error | undefined;
  connection.onByteRow = (row) => rows.push(row);
  try {
    await client.query(query);
    return rows;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    connection.onByteRow = undefined;
    // Passing the failure makes the pool discard the connection, as after its own queries.
    client.release(failure);
  }
}
