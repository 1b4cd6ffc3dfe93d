import { timingSafeEqual } from 'node:crypto';
import { day } from '#kit/time/durations.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';

/** The query parameter of preview links that holds the token. */
export const previewParameter = 'token';

/** How long a preview link works by default. */
export const previewDays = 7;
export const maxPreviewDays = 90;

type Keys = Pick<AccountKeys, 'hash'>;

/** The member who made a link and, with it, lends their access; undefined for links of the operator. */
export interface PreviewMaker {
  readonly userId: string;
  readonly madeAt: number;
}

interface Lasting {
  readonly now: number;
  readonly days?: number;
  /** The id of the member who asks for the link. It ends when the member loses access to the form. */
  readonly userId?: string;
}

/** The private link to the draft of a form. It expires; replacing all secrets revokes every link at once. */
export function previewLink(
  keys: Keys,
  formsUrl: string,
  formId: string,
  { now, days = previewDays, userId }: Lasting,
): { url: string; expiresAt: number } {
  const expiresAt = now + days * day;
  const parts = userId === undefined ? [expiresAt] : [expiresAt, now, userId];
  const token = [...parts, signature(keys, formId, parts)].join('.');
  return {
    url: `${formsUrl}/f/${encodeURIComponent(formId)}/preview?${previewParameter}=${token}`,
    expiresAt,
  };
}

/** Undefined for a token that is wrong or has expired; whether its maker still has access is checked with the form. */
export function readPreviewToken(
  keys: Keys,
  formId: string,
  token: string | null,
  now: number,
): { readonly maker: PreviewMaker | undefined } | undefined {
  const [, until = '', madeAt, userId, signed = ''] =
    /^(\d{1,15})(?:\.(\d{1,15})\.([\w-]{1,100}))?\.([\w-]{1,100})$/.exec(token ?? '') ?? [];
  if (until === '' || Number(until) <= now) return undefined;
  const maker = userId === undefined || madeAt === undefined ? undefined : { userId, madeAt: Number(madeAt) };
  const parts = maker === undefined ? [Number(until)] : [Number(until), maker.madeAt, maker.userId];
  const expected = Buffer.from(signature(keys, formId, parts));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { maker };
}

/** Links of earlier versions named no maker. Their signatures are not valid any more, because nothing could end them. */
function signature(keys: Keys, formId: string, parts: readonly (string | number)[]): string {
  return keys.hash('preview', JSON.stringify([formId, parts]));
}
