import { reauthenticationWindow } from '#service/account/session/sessions.ts';
import { Problem } from '../problem.ts';

/** Routes that reveal a secret or are hard to undo require a fresh proof of identity. */
export function requireRecentProof({ confirmedAt }: { readonly confirmedAt: number }, now: number): void {
  if (now - confirmedAt > reauthenticationWindow) throw new Problem('confirm_needed');
}
