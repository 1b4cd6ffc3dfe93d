import { reauthenticationWindow } from '#service/account/session/sessions.ts';
import { Problem } from '../problem.ts';

/** What hands out a secret or is hard to take back is done only soon after somebody has proved who they are. */
export function refuseUnproved({ confirmedAt }: { readonly confirmedAt: number }, now: number): void {
  if (now - confirmedAt > reauthenticationWindow) throw new Problem('confirm_needed');
}
