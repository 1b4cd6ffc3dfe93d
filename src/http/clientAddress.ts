import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type AddressSet, normalizedAddress } from '#kit/network/addressSet.ts';

/** The proxies whose `X-Forwarded-For` is trusted. */
export type TrustedProxies = AddressSet;

/**
 * The client's IP address; empty if the connection is already closed. Clients can forge `X-Forwarded-For`, so it is
 * read from the right, where the nearest proxy writes: the first address that is not a trusted proxy is the client.
 * At a malformed entry, the last valid address wins.
 */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  let client = peerAddress(request.socket);
  const hops = request.headers['x-forwarded-for']?.toString() ?? '';
  for (let end = hops.length; end > 0 && trusted.has(client); ) {
    const comma = hops.lastIndexOf(',', end - 1);
    const hop = normalizedAddress(withoutPort(hops.slice(comma + 1, end).trim()));
    if (hop === undefined) break;
    client = hop;
    end = comma;
  }
  return client;
}

/** Kept for the connection, because normalising an address costs more than the rest of this. */
const peers = new WeakMap<Socket, string>();

function peerAddress(socket: Socket): string {
  let address = peers.get(socket);
  if (address === undefined) {
    address = normalizedAddress(socket.remoteAddress ?? '') ?? '';
    if (address !== '') peers.set(socket, address);
  }
  return address;
}

/** Some proxies append the port and put IPv6 addresses in brackets. */
function withoutPort(hop: string): string {
  const [, bracketed, dotted] = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/.exec(hop) ?? [];
  return bracketed ?? dotted ?? hop;
}
