import { createHmac, hkdfSync } from 'node:crypto';
import { networkOf } from './networkOf.ts';

/**
 * A storable hash of the sender's network. Its key derives from a secret outside the database, so that trying
 * all addresses finds nothing. The hash differs per scope.
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
