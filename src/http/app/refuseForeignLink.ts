import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

/**
 * A download is written down in the name of whoever asks for it, so that no other site may lead somebody to one by a
 * link. Browsers that do not say where a link stands are let through: they change nothing by it.
 */
export function refuseForeignLink({ headers }: IncomingMessage): void {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new Problem('cross_site');
}
