import type { RunAttempt } from '#contract/app/workflow/runs.ts';

/** How far the request of an attempt came. `unanswered` may have arrived or not. */
export type Delivery = 'unsent' | 'unanswered' | 'answered';

/** Found before the first byte of the request is sent. */
const unsent: readonly string[] = ['address_refused', 'url_invalid', 'insecure'];

export function deliveryOf({ exchange, error }: Pick<RunAttempt, 'exchange' | 'error'>): Delivery {
  if (exchange === null) return 'unsent';
  if (exchange.answer !== null) return 'answered';
  return error !== null && unsent.includes(error.code) ? 'unsent' : 'unanswered';
}
