import { BlockList, isIP } from 'node:net';

/** Non-public IPv4: IANA's special-purpose registry, multicast and the reserved range. */
const closedIpv4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/**
 * The special ranges within the only allocated block of IPv6, and those that embed an IPv4 address (Teredo, 6to4),
 * which would bypass the list above.
 */
const closedIpv6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, prefix] of closedIpv4) closed.addSubnet(network, prefix, 'ipv4');
const closedV6 = new BlockList();
for (const [network, prefix] of closedIpv6) closedV6.addSubnet(network, prefix, 'ipv6');
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

/**
 * True only for an address of the public internet. Everything else is false: loopback, private, link-local,
 * multicast, IPv4 mapped into IPv6, NAT64, zone ids, and text that is no address.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  if (family === 6 && !address.includes('%')) {
    return givenOut.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
  }
  return false;
}
