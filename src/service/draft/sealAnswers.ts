import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

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
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, formId), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Undefined where the secret is not the one, or somebody has changed what was sealed. */
export function openAnswers(secret: string, formId: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < ivLength + tagLength) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, formId), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    const opened = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(secret: string, formId: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, formId, 'saved answers', 32));
}
