import { isIP } from 'node:net';

/** The WebAuthn relying party: the host that passkeys are bound to, and the origin that may use them. */
export interface RelyingParty {
  /** The host name; a passkey is bound to it permanently. */
  readonly id: string;
  readonly origin: string;
}

/**
 * Derived from the public base URL only, never from request headers. Undefined where browsers offer no passkeys:
 * without https (except on localhost) and at a bare IP address.
 */
export function relyingParty(baseUrl: string): RelyingParty | undefined {
  const url = URL.parse(baseUrl);
  if (url === null) return undefined;
  const { protocol, hostname: id, origin } = url;
  const isNamed = isIP(id.replace(/^\[(.*)\]$/, '$1')) === 0;
  const isLocal = id === 'localhost' || id.endsWith('.localhost');
  return isNamed && (protocol === 'https:' || isLocal) ? { id, origin } : undefined;
}
