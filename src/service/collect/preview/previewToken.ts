import { timingSafeEqual } from 'node:crypto';
import type { AccountKeys } from '../../account/context/accountKeys.ts';

/** The query parameter of preview links that holds the token. */
export const previewParameter = 'token';

const day = 24 * 3_600_000;

/** How long a preview link works by default. */
export const previewDays = 7;
export const mostPreviewDays = 90;

type Keys = Pick<AccountKeys, 'hash'>;

/** The private link to the draft of a form. It expires; replacing all secrets revokes every link at once. */
export function previewLink(
  keys: Keys,
  formsUrl: string,
  formId: string,
  { now, days = previewDays }: { now: number; days?: number },
): { url: string; expiresAt: number } {
  const expiresAt = now + days * day;
  const token = `${expiresAt}.${signature(keys, formId, expiresAt)}`;
  return {
    url: `${formsUrl}/f/${encodeURIComponent(formId)}/preview?${previewParameter}=${token}`,
    expiresAt,
  };
}

export function isPreviewToken(keys: Keys, formId: string, token: string | null, now: number): boolean {
  const [, until = '', signed = ''] = /^(\d{1,15})\.([\w-]{1,100})$/.exec(token ?? '') ?? [];
  if (until === '' || Number(until) <= now) return false;
  const expected = Buffer.from(signature(keys, formId, Number(until)));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(keys: Keys, formId: string, until: number): string {
  return keys.hash('preview', JSON.stringify([formId, until]));
}
