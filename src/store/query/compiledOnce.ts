import { type Compilable, CompiledQuery } from 'kysely';
import type { Database } from '../tables.ts';

/** Stands for an argument while the query is compiled, to find out where the argument goes. */
class Mark {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

interface Compiled {
  text: string;
  /** For each parameter the place of its argument, or what is written into the query itself. */
  parameters: readonly unknown[];
}

type Run = (text: string, values: readonly unknown[]) => unknown[];

const shortcuts = new WeakMap<Database, Run>();

/** For a database that answers at once: its queries go past the query builder's machinery, which costs as much again. */
export function answerDirectly(db: Database, run: Run): void {
  shortcuts.set(db, run);
}

/**
 * A query whose text is built once for each database, on the paths that every request takes: building it costs
 * more than running it. The text must not depend on the arguments, which may be used as values only.
 */
export function compiledOnce<Arguments extends unknown[], Row>(
  build: (db: Database, ...args: Arguments) => Compilable<Row>,
): (db: Database, ...args: Arguments) => Promise<Row[]> {
  const known = new WeakMap<Database, Compiled>();
  return async (db, ...args) => {
    let compiled = known.get(db);
    if (compiled === undefined) {
      const marks = args.map((_, index) => new Mark(index)) as unknown[] as Arguments;
      const { sql: text, parameters } = build(db, ...marks).compile();
      compiled = { text, parameters };
      known.set(db, compiled);
    }
    const values = compiled.parameters.map((value) => (value instanceof Mark ? args[value.index] : value));
    const run = shortcuts.get(db);
    if (run !== undefined) return run(compiled.text, values) as Row[];
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.text, values));
    return rows;
  };
}
