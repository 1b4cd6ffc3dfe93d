import { type AddressedRow, formsAtAddresses } from '#store/query/form/publishedForm.ts';
import type { Database } from '#store/tables.ts';

interface Asking {
  readonly address: string;
  readonly resolve: (row: AddressedRow | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** A larger statement would take longer to parse than to run. */
const mostAtOnce = 200;

/** Loads forms by address, with one query for all lookups in the same turn of the event loop. */
export class FormLookup {
  readonly #db: Database;
  #asking: Asking[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  async find(address: string): Promise<AddressedRow | undefined> {
    return await new Promise((resolve, reject) => {
      if (this.#asking.length === 0) setImmediate(() => this.#askAll());
      this.#asking.push({ address, resolve, reject });
    });
  }

  #askAll(): void {
    const everybody = this.#asking;
    this.#asking = [];
    for (let from = 0; from < everybody.length; from += mostAtOnce)
      void this.#ask(everybody.slice(from, from + mostAtOnce));
  }

  async #ask(asking: readonly Asking[]): Promise<void> {
    try {
      const addresses = [...new Set(asking.map(({ address }) => address))];
      const rows = await formsAtAddresses(this.#db, addresses);
      const found = new Map(addresses.map((address, place) => [address, rows[place]]));
      for (const { address, resolve } of asking) resolve(found.get(address));
    } catch (error) {
      for (const { reject } of asking) reject(error);
    }
  }
}
