import pg from 'pg';

/** A connection outside the pool, for work that holds it for long. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'canvass backup' });
  // A lost connection fails the query that waits for it; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
