import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { OutsideFailure } from './outsideFailure.ts';
import { isPublicAddress } from './publicAddress.ts';

export interface Address {
  address: string;
  family: number;
}

/** Resolves a host name to its addresses. Tests pass a fake resolver. */
export type Resolve = (host: string) => Promise<Address[]>;

export const resolveWithSystem: Resolve = (host) => systemLookup(host, { all: true, verbatim: true });

/**
 * The addresses of a URL's host, all of them public unless private ones are allowed. One private address refuses the
 * whole name, because the connection may use any of them.
 */
export async function checkedAddresses(
  url: URL,
  resolve: Resolve,
  allowPrivate: boolean,
): Promise<Address[]> {
  // URL has already rewritten 0x7f.1, 017700000001 and 2130706433 as 127.0.0.1.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const addresses = family === 0 ? await resolved(host, resolve) : [{ address: host, family }];
  if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new OutsideFailure('address_refused', `${url.host} is not an address of the public internet.`);
  }
  return addresses;
}

async function resolved(host: string, resolve: Resolve): Promise<Address[]> {
  try {
    const addresses = await resolve(host);
    if (addresses.length > 0) return addresses;
  } catch (error) {
    throw new OutsideFailure('unreachable', `The host ${host} cannot be found.`, error);
  }
  throw new OutsideFailure('unreachable', `The host ${host} has no address.`);
}
