import { markKeyUsed } from '#store/query/organization/key.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

/** Buffers when keys were used and writes it in batches, so that reads of the API cause no write. */
export class KeyUsage {
  readonly #store: Store;
  readonly #used = new Map<string, { organizationId: OrganizationId; time: number }>();

  constructor(store: Store) {
    this.#store = store;
  }

  mark(organizationId: OrganizationId, keyId: string, time: number): void {
    const known = this.#used.get(keyId);
    if (known === undefined) this.#used.set(keyId, { organizationId, time });
    else known.time = time;
  }

  async flush(): Promise<void> {
    if (this.#used.size === 0) return;
    const used = [...this.#used];
    this.#used.clear();
    try {
      await this.#store.write(async ({ db }) => {
        for (const [keyId, { organizationId, time }] of used)
          await markKeyUsed(db, organizationId, keyId, time);
      });
    } catch (error) {
      // Keeps the times for the next flush, except for keys that were used again in the meantime.
      for (const [keyId, use] of used) if (!this.#used.has(keyId)) this.#used.set(keyId, use);
      throw error;
    }
  }
}
