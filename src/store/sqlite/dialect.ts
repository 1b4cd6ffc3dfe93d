import type { SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { bypassQueryBuilder } from '../query/preparedQuery.ts';
import type { Database, Tables } from '../tables.ts';
import type { Connection } from './connection.ts';

/** Kysely on one `node:sqlite` connection. The store begins transactions, not Kysely. */
export function queriesOver(connection: Connection): Database {
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => new OneConnectionDriver(connection),
  };
  const db = new Kysely<Tables>({ dialect });
  bypassQueryBuilder(db, (text, values) => rowsOf(connection, text, values).rows);
  return db;
}

function rowsOf(connection: Connection, text: string, values: readonly unknown[]) {
  const { statement, reads } = connection.prepareAny(text);
  const parameters = values as SQLInputValue[];
  if (reads) return { rows: statement.all(...parameters) };
  return { rows: [], changes: statement.run(...parameters).changes };
}

class OneConnectionDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(connection: Connection) {
    this.#connection = new SqliteConnection(connection);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('COMMIT'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('ROLLBACK'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class SqliteConnection implements DatabaseConnection {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = rowsOf(this.#connection, query.sql, query.parameters);
    const result = { rows: rows as Row[] };
    return changes === undefined ? result : { ...result, numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncGenerator<QueryResult<Row>> {
    const statement = this.#connection.handle.prepare(query.sql);
    for (const row of statement.iterate(...(query.parameters as SQLInputValue[])))
      yield { rows: [row as Row] };
  }
}
