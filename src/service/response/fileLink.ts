import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrganizationId } from '#store/tables.ts';

const day = 86_400;

/** The query of a link that downloads a file without a key: the same text for a whole day, good for 7 to 8. */
export function signFileLink(
  key: string,
  organizationId: OrganizationId,
  fileId: string,
  now: number,
): string {
  const expires = (Math.floor(now / 1000 / day) + 8) * day;
  return `expires=${expires}&signature=${signature(key, organizationId, fileId, expires)}`;
}

/** Whether a link was made by us for this organisation's file and still holds. */
export function isFileLinkGood(
  key: string,
  organizationId: OrganizationId,
  fileId: string,
  link: { expires: string; signature: string },
  now: number,
): boolean {
  const expires = Number(link.expires);
  if (!/^[0-9]{1,15}$/.test(link.expires) || expires * 1000 <= now) return false;
  const given = Buffer.from(link.signature);
  const right = Buffer.from(signature(key, organizationId, fileId, expires));
  return given.length === right.length && timingSafeEqual(given, right);
}

function signature(key: string, organizationId: OrganizationId, fileId: string, expires: number): string {
  const content = JSON.stringify(['file', organizationId, fileId, expires]);
  return createHmac('sha256', key).update(content).digest('base64url');
}
