import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store, WriteTransaction } from '#store/store.ts';
import type { Engine } from '../../support/engines.ts';

/** An engine whose store reports each transaction that is about to begin, and can hold one back. */
export interface WatchedEngine {
  readonly engine: Engine;
  /** Resolves when the next transaction is about to begin. */
  begins(): Promise<void>;
  /** Holds the next one back until `go`. */
  stopNext(): { readonly reached: Promise<void>; go(): void };
}

export function watched(engine: Engine): WatchedEngine {
  let next = Promise.withResolvers<void>();
  let gate: Promise<void> | undefined;
  const watch = (store: Store): Store => ({
    ...store,
    write: async (work, extent) => {
      next.resolve();
      next = Promise.withResolvers<void>();
      const stopped = gate;
      gate = undefined;
      await stopped;
      return await store.write(work, extent);
    },
  });
  return {
    engine: {
      ...engine,
      open: async () => {
        const data = await engine.open();
        return { ...data, store: watch(data.store) };
      },
    },
    begins: () => next.promise,
    stopNext: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return { reached: next.promise, go: resolve };
    },
  };
}

export interface Middle<Outcome, Seen> {
  /** The lock that the call of `send` will wait for. */
  readonly lock: (transaction: WriteTransaction) => Promise<unknown>;
  readonly send: () => Promise<Outcome>;
  /** Runs while the call waits. */
  readonly meanwhile: (transaction: WriteTransaction) => Promise<Seen>;
}

/**
 * Runs something between the authentication of a call and its transaction: `other`, a second store on the same
 * data, holds the lock, the call waits for it, and the change is committed first. A call that waits for nothing
 * continues at once.
 */
export async function betweenAuthAndTransaction<Outcome, Seen>(
  other: Store,
  { begins }: WatchedEngine,
  { lock, send, meanwhile }: Middle<Outcome, Seen>,
): Promise<{ outcome: Outcome; seen: Seen }> {
  let sent: Promise<Outcome> | undefined;
  const seen = await other.write(async (transaction) => {
    await lock(transaction);
    const begun = begins();
    sent = send();
    const waits = other.engine === 'sqlite' ? begun : somebodyWaits(other);
    await Promise.race([waits, sent]);
    return await meanwhile(transaction);
  });
  if (sent === undefined) throw new Error('nothing was sent');
  return { outcome: await sent, seen };
}

/** Sends a call, and does something before the next transaction begins, which is the call's. */
export async function beforeItBegins<Outcome>(
  { stopNext }: WatchedEngine,
  send: () => Promise<Outcome>,
  meanwhile: () => Promise<unknown>,
): Promise<Outcome> {
  const { reached, go } = stopNext();
  const sent = send();
  await Promise.race([reached, sent]);
  await meanwhile();
  go();
  return await sent;
}

/** Waits until PostgreSQL reports a query of this database that waits for a lock. */
export async function somebodyWaits({ read }: Store): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(read);
    if (Number(rows[0]?.count ?? 0) > 0) return;
    await sleep(5);
  }
}
