import {
  countWaiting,
  deliveriesHeldSince,
  discardWaiting,
  type HeldDeliveries,
  releaseDeliveries,
} from '#store/query/operate/heldDeliveries.ts';
import type { Store } from '#store/store.ts';

export interface ReleasedDeliveries {
  /** Since when they were held; undefined if they were not. */
  readonly heldSince: number | undefined;
  readonly discarded: HeldDeliveries;
  /** The number still waiting after the release. */
  readonly waiting: HeldDeliveries;
}

/** Lets runs of workflows and mails leave again. With `discard` those from before the hold are dropped. */
export async function releaseHeld(
  store: Store,
  { discard }: { discard: boolean },
  now: number,
): Promise<ReleasedDeliveries> {
  return await store.write(async ({ db, runs }) => {
    const heldSince = await deliveriesHeldSince(db);
    const discarded =
      discard && heldSince !== undefined ? await discardWaiting(db, heldSince, now) : { runs: 0, mails: 0 };
    await releaseDeliveries(db);
    runs.changed();
    return { heldSince, discarded, waiting: await countWaiting(db) };
  });
}
