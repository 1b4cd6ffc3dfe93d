import { FairLimiter, type FairLimits } from '#kit/async/fairLimiter.ts';
import { runInTurn } from '#kit/async/runInTurn.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

/** Calls with long bodies, which are in memory while they wait, and all others, which hold only a connection. */
export type CallQueue = 'long' | 'short';

interface WaitingCall {
  readonly organizationId: OrganizationId;
  readonly queue: CallQueue;
  /** Aborts when nobody waits for the call any more. */
  readonly left: AbortSignal;
}

type Queues = Readonly<Record<CallQueue, FairLimiter>>;

/** Each store has its own thread or pool. */
const queuesOf = new WeakMap<Store, Queues>();

const maxWaiting = { long: 60, short: 2000 } as const;

/** In milliseconds: connections without an answer end after 30 seconds, and the call itself needs some of them. */
const maxWait = 10_000;

/**
 * Runs a call whose work grows with what an organisation has stored or sends when the organisation has a turn. Long and short calls
 * wait apart, so that saving a draft does not wait for searches.
 */
export async function takeOrganizationTurn<T>(
  store: Store,
  { organizationId, queue, left }: WaitingCall,
  work: () => Promise<T>,
): Promise<T> {
  const turns = turnsOf(store)[queue];
  const isFree = turns.mayBegin(organizationId);
  const signal = isFree ? left : AbortSignal.any([left, AbortSignal.timeout(maxWait)]);
  return await runInTurn(turns, organizationId, work, signal);
}

/** How many calls wait for their organisation's turn. */
export function waitingCalls(store: Store): Readonly<Record<CallQueue, number>> {
  const { long, short } = turnsOf(store);
  return { long: long.waiting, short: short.waiting };
}

/** How many calls of a queue run at the same time. */
export function callSlots({ pools }: Store, queue: CallQueue): Required<FairLimits> {
  const waiting = maxWaiting[queue];
  const pool = pools?.().find(({ name }) => name === 'main');
  // On SQLite the thread does one thing at a time.
  if (pool === undefined) return { atOnce: 4, atOnceOfOne: 2, waiting };
  // On PostgreSQL calls wait for the database. Two connections are left to submissions and jobs.
  const all = Math.max(4, pool.size - 2);
  const long = Math.floor(all / 4);
  const atOnce = queue === 'long' ? Math.max(2, long) : Math.max(2, all - long);
  return { atOnce, atOnceOfOne: Math.max(1, Math.floor(atOnce / 2)), waiting };
}

function turnsOf(store: Store): Queues {
  let queues = queuesOf.get(store);
  if (queues === undefined) {
    queues = {
      long: new FairLimiter(callSlots(store, 'long')),
      short: new FairLimiter(callSlots(store, 'short')),
    };
    queuesOf.set(store, queues);
  }
  return queues;
}
