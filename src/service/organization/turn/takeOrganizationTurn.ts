import { FairLimiter } from '#kit/async/fairLimiter.ts';
import { runInTurn } from '#kit/async/runInTurn.ts';
import type { OrganizationId } from '#store/tables.ts';

/** Bodies of waiting calls are in memory, so there is an end to them. */
const turns = new FairLimiter({ atOnce: 4, atOnceOfOne: 2, waiting: 60 });

/** In milliseconds: connections without an answer end after 30 seconds. */
const longestWait = 25_000;

/** How many calls wait for their organisation's turn. */
export function waitingCalls(): number {
  return turns.waiting;
}

/**
 * Runs a call whose work grows with what an organisation has stored or sends when the organisation has a turn; `left` aborts when
 * nobody waits for it any more.
 */
export async function takeOrganizationTurn<T>(
  organizationId: OrganizationId,
  left: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const isFree = turns.mayBegin(organizationId);
  const signal = isFree ? left : AbortSignal.any([left, AbortSignal.timeout(longestWait)]);
  return await runInTurn(turns, organizationId, work, signal);
}
