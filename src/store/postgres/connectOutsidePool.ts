import pg from 'pg';

/** A connection outside the pool for long-running work. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'canvass backup' });
  // A lost connection fails the pending query; without a listener it would also end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
