import { isIPv6 } from 'node:net';

/** The network that identifies a sender: a household or machine can use any IPv6 address within its /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head, tail] = address.split('::', 2).map((part) => (part === '' ? [] : part.split(':')));
  const groups = [...(head ?? [])];
  if (tail !== undefined) while (groups.length + tail.length < 8) groups.push('0');
  return [...groups, ...(tail ?? [])].slice(0, 4).join(':');
}
