import { createHmac, hkdfSync } from 'node:crypto';
import { networkOf } from './networkOf.ts';

/**
 * A sender's network as it may be kept in the database: a hash whose key follows from a secret outside of it, so that
 * trying all addresses finds nothing. In another scope the same network has another hash.
 */
export function networkHash(secret: string, scope: string, address: string): string {
  return createHmac('sha256', keyOf(secret))
    .update(JSON.stringify([scope, networkOf(address)]))
    .digest('base64url')
    .slice(0, 22);
}

let known: { secret: string; key: Uint8Array } | undefined;

function keyOf(secret: string): Uint8Array {
  if (known?.secret !== secret)
    known = { secret, key: new Uint8Array(hkdfSync('sha256', secret, 'network', 'hash of a sender', 32)) };
  return known.key;
}
