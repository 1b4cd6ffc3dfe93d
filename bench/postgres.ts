import { join } from 'node:path';
import { type ProvidedPostgres, providePostgres } from '../scripts/postgres/providePostgres.ts';

/** A PostgreSQL of its own for the length of the benchmark. */
export async function benchPostgres(): Promise<ProvidedPostgres> {
  const outcome = await providePostgres(join(import.meta.dirname, '../.cache'));
  if (outcome.value !== undefined) return outcome.value;
  throw new Error('There is no PostgreSQL on this machine, and it could not be installed.');
}
