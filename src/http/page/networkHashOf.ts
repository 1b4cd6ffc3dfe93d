import { networkHash } from '#kit/network/networkHash.ts';
import { clientAddress } from '../clientAddress.ts';
import type { Pages } from './pages.ts';
import type { PageRequest } from './request.ts';

/** A keyed hash of the sender's network, stored with the quota places that it takes. */
export function networkHashOf(
  { secrets, trustedProxies }: Pages,
  { exchange: { request } }: PageRequest,
  { id }: { readonly id: string },
): string {
  return networkHash(secrets().hash_key, id, clientAddress(request, trustedProxies));
}
