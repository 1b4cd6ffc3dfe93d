import { isIP } from 'node:net';

/** For whom a passkey is made, and on whose pages it may be used. */
export interface RelyingParty {
  /** The host alone; a passkey is bound to it for good. */
  readonly id: string;
  readonly origin: string;
}

/**
 * Follows from the public address alone, never from what a request says. Undefined where browsers offer no passkeys:
 * without https, unless it is this machine, and at a bare IP address.
 */
export function relyingParty(baseUrl: string): RelyingParty | undefined {
  const url = URL.parse(baseUrl);
  if (url === null) return undefined;
  const { protocol, hostname: id, origin } = url;
  const isNamed = isIP(id.replace(/^\[(.*)\]$/, '$1')) === 0;
  const isLocal = id === 'localhost' || id.endsWith('.localhost');
  return isNamed && (protocol === 'https:' || isLocal) ? { id, origin } : undefined;
}
