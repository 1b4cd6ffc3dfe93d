import type { FormSettings } from '#form/schema/settings.ts';
import type { Suspicion } from '#store/tables.ts';

/** What can be said about how a submission came. */
export interface Evidence {
  /** From a page of ours, with or without its script; or from a program, which has seen no page. */
  readonly from: 'page' | 'program';
  /** Something stands in the input that people do not meet. */
  readonly trap: boolean;
  /** When the page was shown, by its ticket; undefined where it has none of ours. */
  readonly shown: number | undefined;
  readonly now: number;
  /** How many fields are answered. */
  readonly answered: number;
  /** The sender's address has sent more to this form within a minute than people do. */
  readonly many: boolean;
}

const day = 86_400_000;

/** Why a submission looks like spam, the surest reason first; undefined where nothing speaks against it. */
export function suspicionOf(
  level: NonNullable<FormSettings['spam']>,
  { from, trap, shown, now, answered, many }: Evidence,
): Suspicion | undefined {
  if (level === 'off') return undefined;
  if (trap) return 'trap';
  if (from === 'program') {
    // Programs are welcome where the form says so, within stricter limits.
    if (level === 'strict') return 'no_ticket';
  } else {
    if (shown === undefined) return 'no_ticket';
    if (now - shown < leastTime(answered) * (level === 'strict' ? 2 : 1)) return 'too_fast';
    if (now - shown > day) return 'old_ticket';
  }
  return many ? 'many' : undefined;
}

/**
 * In milliseconds. Low on purpose: a browser fills in a name and an address by itself, and a link may bring most of the
 * answers along.
 */
function leastTime(answered: number): number {
  return Math.min(2000, 500 + 250 * answered);
}
