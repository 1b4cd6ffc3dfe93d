import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { normalizedAddress } from '#kit/network/addressSet.ts';
import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';
import { hostnameOf } from '../origin/origins.ts';

/** Headers that a proxy adds to forwarded requests. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
];

/**
 * Whether a request may read the metrics: with the token from anywhere, otherwise only from this machine under a
 * loopback name. DNS rebinding and proxied requests are refused.
 */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  metricsToken: string | undefined,
): boolean {
  const [scheme, token = ''] = (headers.authorization ?? '').split(' ');
  if (metricsToken !== undefined && scheme?.toLowerCase() === 'bearer') {
    const digest = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(token), digest(metricsToken));
  }
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  const address = normalizedAddress(socket.remoteAddress ?? '') ?? '';
  if (address !== '::1' && !address.startsWith('127.')) return false;
  return isLoopbackHost(hostnameOf(headers.host ?? '') ?? '');
}
