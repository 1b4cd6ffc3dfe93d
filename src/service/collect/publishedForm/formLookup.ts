import { type AddressedRow, formsAtAddresses } from '#store/query/form/publishedForm.ts';
import type { Database } from '#store/tables.ts';

interface PendingLookup {
  readonly address: string;
  readonly resolve: (row: AddressedRow | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** A larger statement would take longer to parse than to run. */
const maxBatch = 200;

/** Loads forms by address, with one query for all lookups in the same turn of the event loop. */
export class FormLookup {
  readonly #db: Database;
  #pending: PendingLookup[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  async find(address: string): Promise<AddressedRow | undefined> {
    return await new Promise((resolve, reject) => {
      if (this.#pending.length === 0) setImmediate(() => this.#flush());
      this.#pending.push({ address, resolve, reject });
    });
  }

  #flush(): void {
    const pending = this.#pending;
    this.#pending = [];
    for (let from = 0; from < pending.length; from += maxBatch)
      void this.#ask(pending.slice(from, from + maxBatch));
  }

  async #ask(pending: readonly PendingLookup[]): Promise<void> {
    try {
      const addresses = [...new Set(pending.map(({ address }) => address))];
      const rows = await formsAtAddresses(this.#db, addresses);
      const found = new Map(addresses.map((address, index) => [address, rows[index]]));
      for (const { address, resolve } of pending) resolve(found.get(address));
    } catch (error) {
      for (const { reject } of pending) reject(error);
    }
  }
}
