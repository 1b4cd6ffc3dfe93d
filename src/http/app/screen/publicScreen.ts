import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';
import type { Exchange } from '../../exchange.ts';

/**
 * The address to redirect a screen to; undefined if none is needed. Loopback names such as `localhost` and
 * `127.0.0.1` are
 * different sites for browsers, so a session or passkey of one does not work under the other.
 */
export function publicScreen(
  { request, isRead, path, query }: Exchange,
  baseUrl: string,
): string | undefined {
  const asked = URL.parse(`http://${request.headers.host}`);
  const known = new URL(baseUrl);
  if (!isRead || asked === null || known.protocol !== 'http:' || known.hostname === asked.hostname)
    return undefined;
  // Another port may be the other end of a tunnel, where the public address is unreachable.
  if (asked.port !== known.port) return undefined;
  if (!isLoopbackHost(asked.hostname) || !isLoopbackHost(known.hostname)) return undefined;
  return `${baseUrl}${path}${query === '' ? '' : `?${query}`}`;
}
