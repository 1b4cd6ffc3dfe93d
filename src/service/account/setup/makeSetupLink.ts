import { day } from '#kit/time/durations.ts';
import { deleteExpiredLinks, insertLink } from '#store/query/account/oneTimeLink.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type AccountKeys, newSecret } from '../../base/accountKeys.ts';

const setupLength = day;

/**
 * Creates a link that makes an owner, of an existing organisation or of one that the link creates. Earlier links stay
 * valid until one of them is used, because the operator may have handed out any of them.
 */
export async function makeSetupLink(
  store: Store,
  keys: AccountKeys,
  { baseUrl, organizationId }: { baseUrl: string; organizationId: OrganizationId | null },
  now: number,
): Promise<string> {
  const secret = newSecret();
  await store.write(async ({ db }) => {
    await deleteExpiredLinks(db, now);
    await insertLink(db, {
      hash: keys.hash('setup', secret),
      purpose: 'setup',
      organization_id: organizationId,
      created_at: now,
      expires_at: now + setupLength,
    });
  });
  return `${baseUrl}/setup/${secret}`;
}
