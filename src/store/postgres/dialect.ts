import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from '../tables.ts';
import { ByteClient } from './queryBytes.ts';

/** Every stored 64-bit number is below 2^53, so it is read as a number instead of text. */
const int8 = 20;
const numeric = 1700;

export function openPool(connectionString: string, size: number): pg.Pool {
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
      if (format !== 'binary' && (oid === int8 || oid === numeric)) return Number;
      return pg.types.getTypeParser(oid, format as 'text');
    }) as pg.CustomTypesConfig['getTypeParser'],
  };
  const pool = new pg.Pool({
    connectionString,
    max: size,
    types,
    application_name: 'canvass',
    Client: ByteClient,
  });
  // The pool emits an error when the server drops an idle connection, and reconnects on demand.
  pool.on('error', () => undefined);
  // A connection that is dropped while in use emits the error itself, which would end the process. Its query
  // fails anyway, and the pool discards it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function queriesOver(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
