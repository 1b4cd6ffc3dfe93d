import { createHash, randomBytes } from 'node:crypto';

/** The 128-bit key of a personal link, short enough for a printed letter. */
export function newPersonalKey(): string {
  return randomBytes(16).toString('base64url');
}

/** Only this hash is stored. */
export function personalKeyHash(formId: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['personal link', formId, key]))
    .digest('base64url');
}
