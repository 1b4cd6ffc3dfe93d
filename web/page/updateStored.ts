import type { LivePage } from './livePage.ts';
import type { StoredAnswers } from './storedAnswers.ts';

/** Updates the stored answers when the server refuses them for good. */
export function updateStored(code: string, { files }: LivePage, stored: StoredAnswers): void {
  if (code === 'already_answered') stored.forget();
  // Files belong to the response whose payment was refused and can only be sent with its id.
  if (code === 'submission_differs' || (code === 'payment_refused' && files.size === 0))
    stored.saveAs(newUuid());
}

/** A new UUID. `crypto.randomUUID` exists only on secure connections. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
