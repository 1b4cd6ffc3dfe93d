import { insertLink } from '#store/query/account/oneTimeLink.ts';
import type { Database, LinkOrigin } from '#store/tables.ts';
import { type AccountKeys, newSecret } from '../context/accountKeys.ts';
import { endLinks } from '../endLinks.ts';

/** How long a link to set a new password can be used. */
export const resetLength = 3_600_000;

/** The secret of a link to set a new password. One is alive for each person: those made before are worth nothing now. */
export async function makeResetLink(
  db: Database,
  keys: AccountKeys,
  { userId, origin }: { readonly userId: string; readonly origin: LinkOrigin },
  now: number,
): Promise<string> {
  const secret = newSecret();
  await endLinks(db, userId, 'password');
  await insertLink(db, {
    hash: keys.hash('password', secret),
    purpose: 'password',
    user_id: userId,
    origin,
    created_at: now,
    expires_at: now + resetLength,
  });
  return secret;
}
