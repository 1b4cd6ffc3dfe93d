import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

/**
 * Downloads are audited in the name of the caller, so another site must not trigger one by a link. Browsers without
 * `Sec-Fetch-Site` are let through, because a download changes nothing.
 */
export function refuseForeignLink({ headers }: IncomingMessage): void {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new Problem('cross_site');
}
