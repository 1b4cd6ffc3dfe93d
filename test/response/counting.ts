import type { Kysely, KyselyPlugin } from 'kysely';
import type { Store } from '#store/store.ts';

/** A store that counts queries, and the text that a single one returns, also in transactions. */
export class Counting {
  queries = 0;
  /** The most text that a query returned at once. */
  largest = 0;
  /** The text of each query, in order. */
  readonly lengths: number[] = [];
  readonly store: Store;

  constructor(store: Store) {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        let length = 0;
        for (const row of result.rows)
          for (const value of Object.values(row)) if (typeof value === 'string') length += value.length;
        this.queries += 1;
        this.lengths.push(length);
        this.largest = Math.max(this.largest, length);
        return result;
      },
    };
    const counted = <Tables>(db: Kysely<Tables>) => db.withPlugin(plugin);
    this.store = {
      ...store,
      read: counted(store.read),
      readStale: counted(store.readStale),
      write: (work, extent) =>
        store.write((transaction) => work({ ...transaction, db: counted(transaction.db) }), extent),
    };
  }
}
