import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrganizationId } from '#store/tables.ts';

const day = 86_400;

/**
 * The signed query of a link that downloads a file without an API key. The query stays the same for a whole
 * day and is valid for 7 to 8.
 */
export function signFileLink(
  key: string,
  organizationId: OrganizationId,
  fileId: string,
  now: number,
): string {
  const expires = (Math.floor(now / 1000 / day) + 8) * day;
  return `expires=${expires}&signature=${signature(key, organizationId, fileId, expires)}`;
}

/** Whether the signature matches this organisation's file and the link has not expired. */
export function isFileLinkValid(
  key: string,
  organizationId: OrganizationId,
  fileId: string,
  link: { expires: string; signature: string },
  now: number,
): boolean {
  const expires = Number(link.expires);
  if (!/^[0-9]{1,15}$/.test(link.expires) || expires * 1000 <= now) return false;
  const given = Buffer.from(link.signature);
  const expected = Buffer.from(signature(key, organizationId, fileId, expires));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(key: string, organizationId: OrganizationId, fileId: string, expires: number): string {
  const content = JSON.stringify(['file', organizationId, fileId, expires]);
  return createHmac('sha256', key).update(content).digest('base64url');
}
