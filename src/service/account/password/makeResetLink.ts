import { hour } from '#kit/time/durations.ts';
import { insertLink } from '#store/query/account/oneTimeLink.ts';
import type { Database, LinkOrigin } from '#store/tables.ts';
import { type AccountKeys, newSecret } from '../../base/accountKeys.ts';
import { endLinks } from '../endLinks.ts';

/** How long a reset link is valid. */
export const resetLinkLifetime = hour;

/** Returns the secret of a new reset link. Each person has one valid link, so earlier ones end. */
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
    expires_at: now + resetLinkLifetime,
  });
  return secret;
}
