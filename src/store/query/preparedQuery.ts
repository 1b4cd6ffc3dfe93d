import { type Compilable, CompiledQuery, type DialectAdapter } from 'kysely';
import type { Database, StaleDatabase } from '../tables.ts';

/** A placeholder for an argument, to find its position in the compiled query. */
class Placeholder {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

interface Compiled {
  text: string;
  /** The position of each parameter's argument, or the literal value from the query. */
  parameters: readonly unknown[];
}

type Run = (text: string, values: readonly unknown[]) => unknown[];

const directRunners = new WeakMap<StaleDatabase, Run>();

/**
 * For a synchronous database: its queries bypass the query builder's executor, which would double their cost.
 */
export function bypassQueryBuilder(db: Database, run: Run): void {
  directRunners.set(db, run);
}

/** Runs a query that is written as text for one engine. */
export async function runText<Row>(
  db: StaleDatabase,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}

/**
 * A query that is compiled once per database, for hot paths where building the text costs more than running it.
 * The text must not depend on the arguments, which may be used as values only.
 */
export function preparedQuery<Arguments extends unknown[], Row, Db extends StaleDatabase = Database>(
  build: (db: Db, ...args: Arguments) => Compilable<Row>,
): (db: Db, ...args: Arguments) => Promise<Row[]> {
  // Keyed by adapter, because a transaction is another `Database` with the adapter of the one it belongs to.
  const cache = new WeakMap<DialectAdapter, Compiled>();
  return async (db, ...args) => {
    const { adapter } = db.getExecutor();
    let compiled = cache.get(adapter);
    if (compiled === undefined) {
      const placeholders = args.map((_, index) => new Placeholder(index)) as unknown[] as Arguments;
      const { sql: text, parameters } = build(db, ...placeholders).compile();
      compiled = { text, parameters };
      cache.set(adapter, compiled);
    }
    const values = compiled.parameters.map((value) =>
      value instanceof Placeholder ? args[value.index] : value,
    );
    const run = directRunners.get(db);
    if (run !== undefined) return run(compiled.text, values) as Row[];
    return await runText<Row>(db, compiled.text, values);
  };
}
