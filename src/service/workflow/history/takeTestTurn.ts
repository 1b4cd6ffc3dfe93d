import { FairLimiter } from '#kit/async/fairLimiter.ts';
import type { OrganizationId } from '#store/tables.ts';

/** A test waits for another server, and holds the form and a response in memory. */
const underWay = new FairLimiter({ atOnce: 10, atOnceOfOne: 2, waiting: 40 });

/** In milliseconds, its wait included: connections without an answer end after 30 seconds. */
const maxTestTime = 25_000;

/** Runs a test of an action when its organisation has a turn; `left` aborts when nobody waits for its turn. */
export async function takeTestTurn<T>(
  organizationId: OrganizationId,
  { closed, left }: { readonly closed: AbortSignal; readonly left: AbortSignal },
  test: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.any([closed, AbortSignal.timeout(maxTestTime)]);
  return await underWay.run(organizationId, () => test(signal), AbortSignal.any([left, signal]));
}
