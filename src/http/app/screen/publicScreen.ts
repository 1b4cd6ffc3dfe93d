import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';
import type { Exchange } from '../../exchange.ts';

/**
 * Where a screen is to be opened instead; undefined where it is fine. This machine has several names, which browsers
 * take for several sites: who came by another one than links do would be signed out there and have no passkeys.
 */
export function publicScreen(
  { request, isRead, path, query }: Exchange,
  baseUrl: string,
): string | undefined {
  const asked = URL.parse(`http://${request.headers.host}`);
  const known = new URL(baseUrl);
  if (!isRead || asked === null || known.protocol !== 'http:' || known.hostname === asked.hostname)
    return undefined;
  // Another port may be the other end of a tunnel, which the public address would miss.
  if (asked.port !== known.port) return undefined;
  if (!isLoopbackHost(asked.hostname) || !isLoopbackHost(known.hostname)) return undefined;
  return `${baseUrl}${path}${query === '' ? '' : `?${query}`}`;
}
