import type { Keep } from './keep.ts';
import type { LivePage } from './livePage.ts';
import { newSubmission } from './newSubmission.ts';

/** What is kept where it can no longer be sent as it is. */
export function putAway(code: string, { files }: LivePage, keep: Keep): void {
  if (code === 'already_answered') keep.forget();
  // Files belong to the response whose payment was refused, so that they can be sent under its id only.
  if (code === 'submission_differs' || (code === 'payment_refused' && files.size === 0))
    keep.keepAs(newSubmission());
}
