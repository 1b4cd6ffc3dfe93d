import type { FormSettings } from '#form/schema/settings.ts';
import { day } from '#kit/time/durations.ts';
import type { Suspicion } from '#store/tables.ts';

/** How a submission was sent. */
export interface Evidence {
  /** From the form's page, with or without its script; or from a program that never loaded the page. */
  readonly from: 'page' | 'program';
  /** The honeypot field was filled in. */
  readonly trap: boolean;
  /** When the page was shown, according to its ticket; undefined without a valid ticket. */
  readonly shown: number | undefined;
  readonly now: number;
  /** Number of answered fields. */
  readonly answered: number;
  /** The address exceeds the rate limit per form and minute. */
  readonly many: boolean;
}

/** Why a submission looks like spam, strongest reason first; undefined if nothing does. */
export function spamSuspicion(
  level: NonNullable<FormSettings['spam']>,
  { from, trap, shown, now, answered, many }: Evidence,
): Suspicion | undefined {
  if (level === 'off') return undefined;
  if (trap) return 'trap';
  if (from === 'program') {
    // A program has no ticket, which only a strict form requires of it.
    if (level === 'strict') return 'no_ticket';
  } else {
    if (shown === undefined) return 'no_ticket';
    if (now - shown < minimumTime(answered) * (level === 'strict' ? 2 : 1)) return 'too_fast';
    if (now - shown > day) return 'old_ticket';
  }
  return many ? 'many' : undefined;
}

/**
 * In milliseconds. Low on purpose: browsers autofill names and addresses, and a link may prefill most answers.
 */
function minimumTime(answered: number): number {
  return Math.min(2000, 500 + 250 * answered);
}
