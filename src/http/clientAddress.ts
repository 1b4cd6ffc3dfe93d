import type { IncomingMessage } from 'node:http';
import { type AddressSet, normalizedAddress } from '#kit/network/addressSet.ts';

/** The proxies whose word about where a request came from is believed. */
export type TrustedProxies = AddressSet;

/**
 * Where a request came from; empty where the connection is gone already. Anybody can write `X-Forwarded-For`, so it is
 * read from its right end, where the nearest proxy wrote, and only as far as the proxies are trusted: the first address
 * that is not a trusted proxy is the client. Where the header makes no sense, the last address that did is the answer.
 */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  let client = normalizedAddress(request.socket.remoteAddress ?? '') ?? '';
  const hops = [request.headers['x-forwarded-for'] ?? ''].flat().join(',');
  for (let end = hops.length; end > 0 && trusted.has(client); ) {
    const comma = hops.lastIndexOf(',', end - 1);
    const hop = normalizedAddress(withoutPort(hops.slice(comma + 1, end).trim()));
    if (hop === undefined) break;
    client = hop;
    end = comma;
  }
  return client;
}

/** Some proxies write the port too, and IPv6 in brackets then. */
function withoutPort(hop: string): string {
  const [, bracketed, dotted] = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/.exec(hop) ?? [];
  return bracketed ?? dotted ?? hop;
}
