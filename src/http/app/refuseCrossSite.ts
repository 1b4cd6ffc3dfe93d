import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

/**
 * Only our own pages may change something. Browsers say where a request comes from, which no script can forge: by
 * `Sec-Fetch-Site`, and older ones by `Origin`. One that says neither is no browser that could be misused, but it is
 * none of ours either.
 */
export function refuseCrossSite({ headers }: IncomingMessage, baseUrl: string): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin') throw new Problem('cross_site');
    return;
  }
  const { origin, host } = headers;
  const own = URL.parse(origin ?? '');
  // An attacking page cannot choose the Host header: it is where the browser connected.
  if (own === null || (own.host !== host && own.origin !== new URL(baseUrl).origin))
    throw new Problem('cross_site');
}
