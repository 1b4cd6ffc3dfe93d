import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from '../tables.ts';

/** Every 64-bit number that we store is below 2^53, so it is read as a number and not as text. */
const int8 = 20;
const numeric = 1700;

export function openPool(connectionString: string, size: number): pg.Pool {
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
      if (format !== 'binary' && (oid === int8 || oid === numeric)) return Number;
      return pg.types.getTypeParser(oid, format as 'text');
    }) as pg.CustomTypesConfig['getTypeParser'],
  };
  const pool = new pg.Pool({ connectionString, max: size, types, application_name: 'canvass' });
  // An idle connection that the server drops raises an error here; the pool opens another when it needs one.
  pool.on('error', () => undefined);
  // One that is dropped while it is in use raises the error on itself, which would end the process; its query
  // fails in any case, and the pool does not use it again.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function queriesOver(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
