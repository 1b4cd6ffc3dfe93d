import type { LivePage } from './livePage.ts';
import type { StoredAnswers } from './storedAnswers.ts';

/** Updates the stored answers when the server refuses them for good. */
export function updateStored(code: string, { files }: LivePage, stored: StoredAnswers): void {
  if (code === 'already_answered') stored.forget();
  // Files belong to the response whose payment was refused and can only be sent with its id.
  if (code === 'submission_differs' || (code === 'payment_refused' && files.size === 0))
    stored.saveAs(newSubmissionId());
}

/** Like the ids of the server, a UUID of version 7. `crypto.randomUUID` exists only on secure connections. */
function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const hex = Date.now().toString(16).padStart(12, '0') + random;
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-7$3-8$4-$5');
}
