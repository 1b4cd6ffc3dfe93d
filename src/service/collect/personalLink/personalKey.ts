import { createHash, randomBytes } from 'node:crypto';

/** What a personal link holds: 128 bits, short enough for a letter. */
export function newPersonalKey(): string {
  return randomBytes(16).toString('base64url');
}

/** All that is kept of it. */
export function personalKeyHash(formId: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['personal link', formId, key]))
    .digest('base64url');
}
