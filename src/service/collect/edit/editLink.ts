import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of the submission id in a secret; the rest is the signature. */
const idBytes = 16;

/**
 * The secret of the link with which a visitor changes sent answers: the submission id, signed. It follows from what is
 * stored anyway, so no table holds it, and it cannot be guessed from the id, which programs may choose.
 */
export function editSecret(key: string, formId: string, submissionId: string): string {
  const id = Buffer.from(submissionId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, signatureOf(key, formId, submissionId)]).toString('base64url');
}

/** The submission id in a secret; undefined if it was not made with this key for this form. */
export function readEditSecret(key: string, formId: string, secret: string): string | undefined {
  if (!/^[A-Za-z0-9_-]{64}$/.test(secret)) return undefined;
  const bytes = Buffer.from(secret, 'base64url');
  const hex = bytes.subarray(0, idBytes).toString('hex');
  const submissionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const signature = signatureOf(key, formId, submissionId);
  return timingSafeEqual(bytes.subarray(idBytes), signature) ? submissionId : undefined;
}

function signatureOf(key: string, formId: string, submissionId: string): Buffer {
  return createHmac('sha256', key).update(`edit ${formId} ${submissionId}`).digest();
}
