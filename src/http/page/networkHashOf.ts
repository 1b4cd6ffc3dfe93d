import { networkHash } from '#kit/network/networkHash.ts';
import { clientAddress } from '../clientAddress.ts';
import type { Pages } from './pages.ts';
import type { PageRequest } from './request.ts';

/** The sender's network as it is kept with what it has taken of a form's places. */
export function networkHashOf(
  { secrets, trustedProxies }: Pages,
  { exchange: { request } }: PageRequest,
  { id }: { readonly id: string },
): string {
  return networkHash(secrets().hash_key, id, clientAddress(request, trustedProxies));
}
