import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';
import type { Exchange } from '../../exchange.ts';

/**
 * The address to redirect a screen to; undefined if none is needed. Loopback names such as `localhost` and
 * `127.0.0.1` are different sites for browsers, so a session or passkey of one does not work under the other.
 */
export function publicScreen(
  { request, isRead, path, query }: Exchange,
  baseUrl: string,
): string | undefined {
  const requested = URL.parse(`http://${request.headers.host}`);
  const configured = new URL(baseUrl);
  if (
    !isRead ||
    requested === null ||
    configured.protocol !== 'http:' ||
    configured.hostname === requested.hostname
  )
    return undefined;
  // Another port may be the other end of a tunnel, where the public address is unreachable.
  if (requested.port !== configured.port) return undefined;
  if (!isLoopbackHost(requested.hostname) || !isLoopbackHost(configured.hostname)) return undefined;
  return `${baseUrl}${path}${query === '' ? '' : `?${query}`}`;
}
