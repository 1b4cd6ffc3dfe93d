import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { openText, sealText } from '#kit/secret/seal.ts';

/** What a link holds to open saved answers: 256 bits. */
export function newDraftSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function looksLikeDraftSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** Under what the answers lie. It says nothing of the key: that is derived from the secret, which is kept nowhere. */
export function draftHash(secret: string): string {
  return createHash('sha256').update(`draft ${secret}`).digest('base64url');
}

/** Seals a text for a form, so that a stolen database reads nothing and a row under another form opens nothing. */
export function sealAnswers(secret: string, formId: string, text: string): string {
  return sealText(keyOf(secret, formId), text);
}

/** Undefined where the secret is not the one, or somebody has changed what was sealed. */
export function openAnswers(secret: string, formId: string, sealed: string): string | undefined {
  return openText(keyOf(secret, formId), sealed);
}

function keyOf(secret: string, formId: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, formId, 'saved answers', 32));
}
