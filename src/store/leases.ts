import { newUuid } from '#kit/ids.ts';
import { deleteLease, heldLeases, insertLease, lockLeases, renewLease } from './query/operate/lease.ts';
import type { Store } from './store.ts';
import type { LeasePurpose } from './tables.ts';

/** Leases between processes. They change no organisation's data. */
export interface Leases {
  /** Returns the lease id; undefined, with no lease taken, while an excluding lease is held. */
  take(
    purpose: LeasePurpose,
    excludedBy: readonly LeasePurpose[],
    milliseconds: number,
  ): Promise<string | undefined>;
  /** False if the lease has expired. */
  renew(id: string, milliseconds: number): Promise<boolean>;
  release(id: string): Promise<void>;
  areHeld(purpose: LeasePurpose): Promise<boolean>;
}

export function leasesOver({ engine, read, write }: Pick<Store, 'engine' | 'read' | 'write'>): Leases {
  const ofForms = { ofForms: 'counts' } as const;
  return {
    take: (purpose, excludedBy, length) =>
      write(async ({ db }) => {
        await lockLeases(db, engine);
        if (excludedBy.length > 0 && (await heldLeases(db, engine, excludedBy)) > 0) return undefined;
        const id = newUuid();
        await insertLease(db, engine, { id, purpose, length });
        return id;
      }, ofForms),
    renew: (id, length) => write(({ db }) => renewLease(db, engine, id, length), ofForms),
    release: (id) => write(({ db }) => deleteLease(db, id), ofForms),
    areHeld: async (purpose) => (await heldLeases(read, engine, [purpose])) > 0,
  };
}
