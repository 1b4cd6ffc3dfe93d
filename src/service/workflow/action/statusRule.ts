import type { HttpAnswer } from '#outside/httpClient.ts';
import type { ActionError } from './action.ts';

/** Longer waits are cut: a day is the longest pause of the schedule. */
const longestWait = 24 * 3_600_000;

export type StatusRule =
  | { readonly kind: 'done' }
  | { readonly kind: 'gone'; readonly error: ActionError }
  | { readonly kind: 'failed'; readonly error: ActionError; readonly retryAfter?: number };

/** The meaning of a receiver's status: 2xx is success, 410 ends it, everything else is tried again. */
export function statusRule(
  status: number,
  headers: HttpAnswer['headers'],
  host: string,
  now: number,
): StatusRule {
  if (status >= 200 && status < 300) return { kind: 'done' };
  const code = `status_${status}`;
  if (status === 410)
    return { kind: 'gone', error: { code, detail: `${host} wants no more requests (410 Gone).` } };
  if (status >= 300 && status < 400)
    return {
      kind: 'failed',
      error: { code, detail: `${host} redirects (${status}), which is not followed; enter the new address.` },
    };
  const error = { code, detail: `${host} answered with status ${status}.` };
  const wait = status === 429 || status === 503 ? retryAfter(headers['retry-after'], now) : undefined;
  return wait === undefined ? { kind: 'failed', error } : { kind: 'failed', error, retryAfter: wait };
}

/** Seconds or a date, in milliseconds from now. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) || wait < 0 ? undefined : Math.min(wait, longestWait);
}
