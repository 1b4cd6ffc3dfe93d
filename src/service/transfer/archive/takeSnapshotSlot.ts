import { FairLimiter } from '#kit/async/fairLimiter.ts';
import type { ReadOnlyStore } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

/** Each database has its own files or pool. */
const slotsOf = new WeakMap<Database, FairLimiter>();

/**
 * Writes an archive when one of a few places is free. It reads one snapshot until its end, between the turns of its steps: on
 * PostgreSQL over a connection of the pool, which others need meanwhile, and on SQLite while the write-ahead log grows.
 */
export async function takeSnapshotSlot<T>(
  store: ReadOnlyStore,
  organizationId: OrganizationId,
  left: AbortSignal,
  write: () => Promise<T>,
): Promise<T> {
  let slots = slotsOf.get(store.read);
  if (slots === undefined) {
    // One archive of an organisation is made at a time, so no more can wait than there are organisations.
    slots = new FairLimiter({ atOnce: snapshotSlots(store), waiting: Number.POSITIVE_INFINITY });
    slotsOf.set(store.read, slots);
  }
  return await slots.run(organizationId, write, left);
}

/** How many archives are written at the same time. */
export function snapshotSlots({ pools }: ReadOnlyStore): number {
  const pool = pools?.().find(({ name }) => name === 'main');
  return pool === undefined ? 4 : Math.max(1, Math.floor(pool.size / 4));
}
