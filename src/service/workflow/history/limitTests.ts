import { FairLimiter } from '#kit/async/fairLimiter.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { WindowCounters } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

const hour = 3_600_000;

/** Tests of actions per clock hour. Each sends a request to an address that its author chose. */
export const testsPerHour = { person: 60, organization: 200 };

/** A test waits for another server, up to {@link longestTest}, and holds the form and a response in memory. */
const underWay = new FairLimiter({ atOnce: 10, atOnceOfOne: 2, waiting: 40 });

/** In milliseconds, its wait included: connections without an answer end after 30 seconds. */
const longestTest = 25_000;

export interface TooManyTests {
  readonly code: 'too_many_tests';
  /** In seconds. */
  readonly retryAfter: number;
}

/** Runs a test of an action within the limits of its person and organisation. Organisations take turns. */
export async function limitTests<T>(
  windows: WindowCounters,
  asker: { readonly organizationId: OrganizationId; readonly userId: string; readonly signal: AbortSignal },
  now: number,
  test: (signal: AbortSignal) => Promise<T>,
): Promise<Result<T, TooManyTests>> {
  const { organizationId, userId } = asker;
  const ends = now - (now % hour) + hour;
  const counts = [
    { key: `action tests ${organizationId} ${userId}`, most: testsPerHour.person },
    { key: `action tests ${organizationId}`, most: testsPerHour.organization },
  ];
  for (const { key, most } of counts)
    if ((await windows.add(key, ends, 1)) > most)
      return failed({ code: 'too_many_tests', retryAfter: Math.max(1, Math.ceil((ends - now) / 1000)) });
  const signal = AbortSignal.any([asker.signal, AbortSignal.timeout(longestTest)]);
  return ok(await underWay.run(organizationId, () => test(signal), signal));
}
