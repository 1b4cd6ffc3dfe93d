import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

/**
 * CSRF protection: only our own pages may write. Browsers name the origin of a request in `Sec-Fetch-Site`, older
 * ones in `Origin`, and scripts cannot forge either. A request without both comes from no browser that an attacker
 * could use, but from none of our pages either.
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
