import { type Compilable, CompiledQuery } from 'kysely';
import type { Database } from '../tables.ts';

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

const directRunners = new WeakMap<Database, Run>();

/**
 * For a synchronous database: its queries bypass the query builder's executor, which would double their cost.
 */
export function bypassQueryBuilder(db: Database, run: Run): void {
  directRunners.set(db, run);
}

/**
 * A query that is compiled once per database, for hot paths where building the text costs more than running it.
 * The text must not depend on the arguments, which may be used as values only.
 */
export function preparedQuery<Arguments extends unknown[], Row>(
  build: (db: Database, ...args: Arguments) => Compilable<Row>,
): (db: Database, ...args: Arguments) => Promise<Row[]> {
  const cache = new WeakMap<Database, Compiled>();
  return async (db, ...args) => {
    let compiled = cache.get(db);
    if (compiled === undefined) {
      const placeholders = args.map((_, index) => new Placeholder(index)) as unknown[] as Arguments;
      const { sql: text, parameters } = build(db, ...placeholders).compile();
      compiled = { text, parameters };
      cache.set(db, compiled);
    }
    const values = compiled.parameters.map((value) =>
      value instanceof Placeholder ? args[value.index] : value,
    );
    const run = directRunners.get(db);
    if (run !== undefined) return run(compiled.text, values) as Row[];
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.text, values));
    return rows;
  };
}
