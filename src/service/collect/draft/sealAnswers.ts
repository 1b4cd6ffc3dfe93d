import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { openText, sealText } from '#kit/secret/seal.ts';

/** The 256-bit secret of a link that opens saved answers. */
export function newDraftSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The secret for the answers of one page, the same each time they are saved, so that saving twice gives one link. It
 * follows from the submission id, which only the visitor's page knows until the answers are sent, and a server key.
 */
export function draftSecretOf(key: string, formId: string, submissionId: string): string {
  return createHmac('sha256', key).update(`draft ${formId} ${submissionId}`).digest('base64url');
}

export function looksLikeDraftSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/**
 * The lookup hash of a draft. It reveals nothing about the key, which derives from the secret and is stored nowhere.
 */
export function draftHash(secret: string): string {
  return createHash('sha256').update(`draft ${secret}`).digest('base64url');
}

/**
 * Encrypts a text for a form, so that a stolen database is unreadable and a row moved to another form does not open.
 */
export function sealAnswers(secret: string, formId: string, text: string): string {
  return sealText(keyOf(secret, formId), text);
}

/** Undefined if the secret is wrong or the sealed text was tampered with. */
export function openAnswers(secret: string, formId: string, sealed: string): string | undefined {
  return openText(keyOf(secret, formId), sealed);
}

function keyOf(secret: string, formId: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, formId, 'saved answers', 32));
}
