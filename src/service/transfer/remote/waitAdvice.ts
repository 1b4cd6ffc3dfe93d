import type { IncomingHttpHeaders } from 'node:http';

/** Milliseconds until `X-RateLimit-Reset`, which may be in Unix seconds, Unix milliseconds or seconds from now. */
export function untilReset(headers: IncomingHttpHeaders, now: number): number | undefined {
  const text = headerOf(headers, 'x-ratelimit-reset') ?? headerOf(headers, 'ratelimit-reset');
  if (text === undefined || !/^\d+(\.\d+)?$/.test(text.trim())) return undefined;
  const number = Number(text);
  if (number > 100_000_000_000) return Math.max(0, number - now);
  if (number > 100_000_000) return Math.max(0, number * 1000 - now);
  return number * 1000;
}

/** Whether the server has announced that it would refuse the next request of this window. */
export function isUsedUp(headers: IncomingHttpHeaders): boolean {
  const text = headerOf(headers, 'x-ratelimit-remaining') ?? headerOf(headers, 'ratelimit-remaining');
  return text !== undefined && /^-?\d+$/.test(text.trim()) && Number(text) <= 0;
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
