import { connect, type Socket } from 'node:net';
import type { AllowedHosts } from '#kit/network/allowedHosts.ts';
import {
  allowedAddresses,
  checkedAddresses,
  fixedLookup,
  type Resolve,
  resolveWithSystem,
} from '../checkedAddresses.ts';
import { OutsideFailure } from '../outsideFailure.ts';
import { isPublicAddress } from '../publicAddress.ts';

/** For mail servers that somebody named in the app: whom the service may connect to on their behalf. */
export interface MailGuard {
  /** Hosts of the operator's own network. */
  readonly allowedHosts: AllowedHosts;
  readonly organizationId: string;
  readonly resolve?: Resolve;
}

/**
 * Connects to a checked address of the host: one of the public internet, or one that the operator allowed. Without encryption
 * only the latter, because links that open accounts would cross the internet in the clear.
 */
export async function guardedSocket(
  { host, port, isEncrypted }: { host: string; port: number; isEncrypted: boolean },
  { allowedHosts, organizationId, resolve = resolveWithSystem }: MailGuard,
  timeout: number,
): Promise<Socket> {
  const isAllowed = allowedAddresses(allowedHosts, { host, port, organizationId });
  const addresses = await checkedAddresses(
    host,
    resolve,
    (address) => isPublicAddress(address) || isAllowed(address),
  );
  if (!isEncrypted && !addresses.every(({ address }) => isAllowed(address)))
    throw new OutsideFailure('insecure', `${host} is not in the operator's own network.`);
  const socket = connect({ host, port, lookup: fixedLookup(addresses) });
  const { promise, resolve: connected, reject } = Promise.withResolvers<Socket>();
  socket.setTimeout(timeout, () => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
  socket.once('connect', () => connected(socket));
  socket.once('error', reject);
  try {
    return await promise;
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    socket.setTimeout(0);
    socket.removeListener('error', reject);
  }
}
