import type { HttpAnswer } from '#outside/httpClient.ts';
import type { ActionError } from './action.ts';
import { requestedWait } from './support/requestedWait.ts';

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
  const mayAsk = status === 429 || status === 503;
  return { kind: 'failed', error, ...(mayAsk ? requestedWait(headers, now) : {}) };
}
