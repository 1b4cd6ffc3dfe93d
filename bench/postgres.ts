import { join } from 'node:path';
import pg from 'pg';
import { providePostgres } from '../scripts/postgres/providePostgres.ts';

export interface BenchPostgres {
  urls: string[];
  stop(): Promise<void>;
}

/** A separate PostgreSQL for the benchmark, with empty databases. */
export async function benchPostgres(databases: number): Promise<BenchPostgres> {
  const outcome = await providePostgres(join(import.meta.dirname, '../.cache'));
  if (outcome.value === undefined)
    throw new Error('There is no PostgreSQL on this machine, and it could not be installed.');
  const { url, stop } = outcome.value;
  const client = new pg.Client(url);
  await client.connect();
  const urls: string[] = [];
  for (let number = 1; number <= databases; number += 1) {
    const name = `bench${number}`;
    await client.query(`CREATE DATABASE ${name}`);
    urls.push(Object.assign(new URL(url), { pathname: `/${name}` }).href);
  }
  await client.end();
  return { urls, stop };
}
