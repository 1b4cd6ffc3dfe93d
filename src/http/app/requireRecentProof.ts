import { reauthenticationWindow } from '#service/account/session/sessions.ts';
import { Problem } from '../problem.ts';

/** Routes that reveal a secret or are hard to undo require a fresh proof of identity. */
export function requireRecentProof(session: ProvedSession, now: number): void {
  if (!hasRecentProof(session, now)) throw new Problem('confirm_needed');
}

export function hasRecentProof({ confirmedAt }: ProvedSession, now: number): boolean {
  return now - confirmedAt <= reauthenticationWindow;
}

interface ProvedSession {
  readonly confirmedAt: number;
}
