import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { normalizedAddress } from '#kit/network/addressSet.ts';
import type { AllowedHosts, ConnectionTarget } from '#kit/network/allowedHosts.ts';
import { OutsideFailure } from './outsideFailure.ts';
import { isPublicAddress } from './publicAddress.ts';

export interface Address {
  address: string;
  family: number;
}

/** Resolves a host name to its addresses. Tests pass a fake resolver. */
export type Resolve = (host: string) => Promise<Address[]>;

export const resolveWithSystem: Resolve = (host) => systemLookup(host, { all: true, verbatim: true });

/** Whether a host may be reached at this address. */
export type Guard = (address: string) => boolean;

/** Public addresses only, and those that the operator allowed. */
export function guardOf(allowed: AllowedHosts, url: URL, organizationId: string | undefined): Guard {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const isAllowed = allowedAddresses(allowed, { host: hostOf(url), port, organizationId });
  return (address) => isPublicAddress(address) || isAllowed(address);
}

/** Only those that the operator allowed. */
export function allowedAddresses(allowed: AllowedHosts, target: Omit<ConnectionTarget, 'address'>): Guard {
  return (address) => allowed.allows({ ...target, address: normalizedAddress(address) ?? '' });
}

/** The host of a URL without brackets. URL has already rewritten 0x7f.1, 017700000001 and 2130706433 as 127.0.0.1. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

/**
 * The addresses of a host, all of them admitted by the guard. One that is not refuses the whole name, because the
 * connection may use any of them.
 */
export async function checkedAddresses(host: string, resolve: Resolve, guard: Guard): Promise<Address[]> {
  const family = isIP(host);
  const addresses = family === 0 ? await resolved(host, resolve) : [{ address: host, family }];
  if (!addresses.every(({ address }) => guard(address))) {
    throw new OutsideFailure('address_refused', `${host} is not an address of the public internet.`);
  }
  return addresses;
}

/** A lookup that has its answer already, so that the connection goes to an address that was checked. */
export function fixedLookup(addresses: Address[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else if (first !== undefined) done(null, first.address, first.family);
  };
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
