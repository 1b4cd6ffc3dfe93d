import { type AddressSet, noAddresses, readAddressSet } from './addressSet.ts';

/** Hosts of the operator's own network that outgoing requests may reach. */
export interface AllowedHosts {
  /** Whether this host name may lead to any address. */
  hasName(host: string): boolean;
  readonly addresses: AddressSet;
}

export const noHosts: AllowedHosts = { hasName: () => false, addresses: noAddresses };

const hostName = /^(\*\.)?[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/i;

/** Parses `hooks.internal, *.lan, 10.1.0.0/16, loopback`; undefined if any word is invalid. */
export function readAllowedHosts(text: string): AllowedHosts | undefined {
  const names = new Set<string>();
  const suffixes: string[] = [];
  const ranges: string[] = [];
  for (const word of text.split(',').map((each) => each.trim().toLowerCase())) {
    if (word === '') continue;
    if (readAddressSet(word) !== undefined) ranges.push(word);
    // A name whose last part is a number is a mistyped address.
    else if (!hostName.test(word) || /(^|\.)\d+$/.test(word)) return undefined;
    else if (word.startsWith('*.')) suffixes.push(word.slice(1));
    else names.add(word);
  }
  return {
    hasName: (host) => {
      const name = host.toLowerCase().replace(/\.$/, '');
      return names.has(name) || suffixes.some((suffix) => name.endsWith(suffix));
    },
    addresses: readAddressSet(ranges.join(',')) ?? noAddresses,
  };
}
