import { hashPassword } from '#kit/secret/passwordHash.ts';
import { hashTurnOf } from '#service/account/context/accountContext.ts';
import type { AccessRenewal } from '#service/account/join/joinOrganization.ts';
import { checkReplacement } from '#service/account/password/weakPassword.ts';
import { findSharedAt } from '#store/query/account/emailProof.ts';
import type { Call, SignedIn } from './call.ts';
import type { AppContext } from './context.ts';
import { refusal } from './refusal.ts';
import { requireRecentProof } from './requireRecentProof.ts';

/** Whether the user must choose a new password to join an organisation, because others may know the current one. */
export async function needsNewPassword({ store }: AppContext, actor: SignedIn | undefined): Promise<boolean> {
  return actor !== undefined && (await findSharedAt(store.read, actor.user.id)) !== null;
}

/**
 * Prepares a new password; undefined if none was sent. A password that is not required still needs a proof of
 * identity. `token` is the session's new token, once the transaction has committed.
 */
export async function accessRenewal(
  {
    context: { keys, store },
    visitor,
    waitSignal,
  }: Pick<Call<'setUp'>, 'context' | 'visitor' | 'waitSignal'>,
  { user, session }: SignedIn,
  { password, organization }: { readonly password: string | undefined; readonly organization: string },
  now: number,
): Promise<(AccessRenewal & { token(): string | undefined }) | undefined> {
  if (password === undefined) return undefined;
  requireRecentProof(session, now);
  const turn = hashTurnOf({ ...visitor, signal: waitSignal });
  const checked = await checkReplacement(store.read, user, { password, alsoKnown: [organization] }, turn);
  if (!checked.ok) throw refusal(checked.failure);
  let renewed: string | undefined;
  return {
    keys: keys(),
    passwordHash: await hashPassword(password, turn),
    session,
    renewed: (token) => {
      renewed = token;
    },
    token: () => renewed,
  };
}
