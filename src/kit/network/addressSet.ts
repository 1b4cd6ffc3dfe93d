import { BlockList, isIP, SocketAddress } from 'node:net';

/** A set of IP addresses and ranges. */
export interface AddressSet {
  /** `address` must be normalised by `normalizedAddress`. */
  has(address: string): boolean;
}

export const noAddresses: AddressSet = { has: () => false };

const ranges: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Parses `loopback, 10.1.0.0/16, 2001:db8::5`; undefined if any word is invalid. */
export function readAddressSet(text: string): AddressSet | undefined {
  const words = text.split(',').map((word) => word.trim());
  const set = new BlockList();
  for (const word of words.flatMap((name) => ranges[name.toLowerCase()] ?? [name])) {
    if (word !== '' && !add(set, word)) return undefined;
  }
  return { has: (address) => isIP(address) !== 0 && set.check(address, familyOf(address)) };
}

function add(set: BlockList, word: string): boolean {
  const [written = '', prefix, ...rest] = word.split('/');
  const address = normalizedAddress(written);
  if (address === undefined || rest.length > 0) return false;
  const family = familyOf(address);
  if (prefix === undefined) {
    set.addAddress(address, family);
    return true;
  }
  // A prefix counts bits of the family as written, which `normalizedAddress` may have changed.
  const bits = isIP(written) === 4 ? 32 : 128;
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > bits || isIP(written) !== isIP(address)) return false;
  set.addSubnet(address, Number(prefix), family);
  return true;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}

/**
 * Normalises an address: lower case, compressed, without a zone, IPv4-mapped IPv6 as IPv4. Undefined if it is
 * no address.
 */
export function normalizedAddress(text: string): string | undefined {
  const family = isIP(text);
  if (family === 4) return text;
  if (family !== 6) return undefined;
  const [unzoned = ''] = text.split('%', 1);
  const { address } = new SocketAddress({ address: unzoned, family: 'ipv6' });
  const wrapped = address.startsWith('::ffff:') ? address.slice(7) : '';
  return isIP(wrapped) === 4 ? wrapped : address;
}
