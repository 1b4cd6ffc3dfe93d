import { hashPassword } from '#kit/passwordHash.ts';
import type { AccessRenewal } from '#service/organization/joinOrganization.ts';
import { findOwnerLinkAt } from '#store/query/emailProof.ts';
import type { SignedIn } from './call.ts';
import type { AppContext } from './context.ts';
import { refuseUnproved } from './refuseUnproved.ts';
import { refuseWeakPassword } from './refuseWeakPassword.ts';

/** Whether somebody has to choose a new password to join an organisation, because an owner's link has set theirs. */
export async function needsNewPassword({ store }: AppContext, actor: SignedIn | undefined): Promise<boolean> {
  return actor !== undefined && (await findOwnerLinkAt(store.read, actor.user.id)) !== null;
}

/** Undefined where no new password was sent. It takes the place of one that is not asked for, so that a proof is. */
export async function accessRenewal(
  { keys }: AppContext,
  { user, session }: SignedIn,
  password: string | undefined,
  now: number,
): Promise<AccessRenewal | undefined> {
  if (password === undefined) return undefined;
  refuseUnproved(session, now);
  await refuseWeakPassword(password, [user.name, user.email]);
  return { keys: keys(), passwordHash: await hashPassword(password), sessionId: session.id };
}
