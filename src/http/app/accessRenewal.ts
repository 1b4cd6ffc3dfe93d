import { hashPassword } from '#kit/secret/passwordHash.ts';
import { checkReplacement } from '#service/account/password/weakPassword.ts';
import type { AccessRenewal } from '#service/organization/joinOrganization.ts';
import { findSharedAt } from '#store/query/account/emailProof.ts';
import type { SignedIn } from './call.ts';
import type { AppContext } from './context.ts';
import { refusal } from './refusal.ts';
import { refuseUnproved } from './refuseUnproved.ts';

/** Whether somebody has to choose a new password to join an organisation, because others may have a way in. */
export async function needsNewPassword({ store }: AppContext, actor: SignedIn | undefined): Promise<boolean> {
  return actor !== undefined && (await findSharedAt(store.read, actor.user.id)) !== null;
}

/**
 * Undefined where no new password was sent. It takes the place of one that is not asked for, so that a proof is. `token` is
 * the session's new one, once the transaction has ended well.
 */
export async function accessRenewal(
  { keys, store }: AppContext,
  { user, session }: SignedIn,
  { password, organization }: { readonly password: string | undefined; readonly organization: string },
  now: number,
): Promise<(AccessRenewal & { token(): string | undefined }) | undefined> {
  if (password === undefined) return undefined;
  refuseUnproved(session, now);
  const checked = await checkReplacement(store.read, user, password, [organization]);
  if (!checked.ok) throw refusal(checked.failure);
  let renewed: string | undefined;
  return {
    keys: keys(),
    passwordHash: await hashPassword(password),
    session,
    renewed: (token) => {
      renewed = token;
    },
    token: () => renewed,
  };
}
