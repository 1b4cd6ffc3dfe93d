import { failed, ok, type Result } from '#kit/result.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { setEmailProof, setSharedAt } from '#store/query/account/emailProof.ts';
import { findLink, takeLink } from '#store/query/account/oneTimeLink.ts';
import { putPassword } from '#store/query/account/password.ts';
import { findUser, lockUserRow, type UserRow } from '#store/query/account/user.ts';
import type { Database, LinkOrigin } from '#store/tables.ts';
import { recordForUser } from '../../base/audit/recordAudit.ts';
import { type AccountContext, hashTurnOf, type SignInClient } from '../context/accountContext.ts';
import { removeSignInMethods } from '../removeSignInMethods.ts';
import { enterSession } from '../session/enterSession.ts';
import { checkReplacement } from './weakPassword.ts';

export interface LinkInvalid {
  readonly code: 'link_invalid';
}

type ResetFailure = LinkInvalid | { readonly code: 'password_weak' | 'password_same' };

/** Returns the person whose password the link resets, without using the link up. */
export async function inspectReset(
  { store, keys }: AccountContext,
  secret: string,
  now: number,
): Promise<Result<UserRow, LinkInvalid>> {
  const link = await findLink(store.read, 'password', keys().hash('password', secret), now);
  const user = link?.user_id == null ? undefined : await findUser(store.read, link.user_id);
  return user === undefined ? failed({ code: 'link_invalid' }) : ok(user);
}

/**
 * Sets a new password by a link, once, and ends every other way into the account: sessions, links, passkeys,
 * providers and the second factor may belong to someone who had the account, or its address, before.
 */
export async function resetPassword(
  context: AccountContext,
  { secret, password }: { secret: string; password: string },
  visit: SignInClient,
  now: number,
): Promise<Result<{ token: string; userId: string }, ResetFailure>> {
  const keys = context.keys();
  const looked = await inspectReset(context, secret, now);
  if (!looked.ok) return looked;
  const { id } = looked.value;
  const checked = await checkReplacement(context.store.read, looked.value, { password }, hashTurnOf(visit));
  if (!checked.ok) return checked;
  const hash = await hashPassword(password, hashTurnOf(visit));
  return await context.store.write(async ({ db }) => {
    // Lock order: the user before the link, as when joining an organisation. A concurrent change by one of the
    // person's sessions either finishes before all sessions end, or finds its session gone.
    await lockUserRow(db, id);
    const link = await takeLink(db, 'password', keys.hash('password', secret), now);
    const user = link === undefined ? undefined : await findUser(db, id);
    if (link === undefined || user === undefined) return failed({ code: 'link_invalid' });
    // Links from before origins were stored count as seen by an owner.
    const origin = link.origin ?? 'owner';
    await putPassword(db, id, hash, now);
    await applyLinkOrigin(db, user, origin, now);
    await recordForUser(db, { id, name: user.name }, 'account.password_reset', now, {
      details: { link: origin },
    });
    await removeSignInMethods({ db, keys }, user, { mail: 'password_set' }, now);
    const token = await enterSession(
      db,
      keys,
      { user: { id, name: user.name }, method: 'reset', agent: visit.agent },
      now,
    );
    return ok({ token, userId: id });
  });
}

/** A mailed link proves the address; a link that an owner has seen means that the owner may know the password. */
async function applyLinkOrigin(
  db: Database,
  { id }: UserRow,
  origin: LinkOrigin,
  now: number,
): Promise<void> {
  if (origin === 'mail') await setEmailProof(db, id, 'proved');
  await setSharedAt(db, id, origin === 'owner' ? now : null);
}
