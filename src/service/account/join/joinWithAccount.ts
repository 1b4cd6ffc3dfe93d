import { failed, ok, type Result } from '#kit/result.ts';
import { setSharedAt } from '#store/query/account/emailProof.ts';
import { findOpenInvitation } from '#store/query/organization/invitation.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AccountContext } from '../context/accountContext.ts';
import { mailEmailConfirmation } from '../email/mailEmailLink.ts';
import { type NewAccount, newAccount } from '../newAccount.ts';
import { beginSession } from '../session/sessions.ts';
import { limitEnumeration, type RateLimitedCaller, revealsTakenAddress } from '../signIn/limitEnumeration.ts';
import type { TooManyAttempts } from '../signIn/refuseAttempt.ts';
import { acceptInvitation, type NotAccepted } from './acceptInvitation.ts';

export interface Joined {
  readonly organizationId: OrganizationId;
  readonly userId: string;
  /** The token of the new session. */
  readonly token: string;
}

export type NotJoined = NotAccepted | { code: 'email_taken' };

interface Joining {
  readonly secret: string;
  readonly account: Omit<NewAccount, 'proof' | 'invitedTo'>;
  readonly agent: string;
  /** The invited address; may be empty. */
  readonly invited: string;
}

/**
 * Creates an account and accepts the invitation: both or neither. The holder of a link that was sent to an address
 * may learn that the address has an account; for any other address the answer is rate limited against enumeration.
 */
export async function joinWithAccount(
  context: AccountContext,
  joining: Joining,
  asking: RateLimitedCaller,
  now: number,
): Promise<Result<Joined, NotJoined | TooManyAttempts>> {
  const work = () => join(context, joining, now);
  if (isInvited(joining)) return await work();
  const { store, keys } = context;
  return await limitEnumeration({ store, keys: keys() }, asking, now, work, revealsTakenAddress);
}

function isInvited({ account, invited }: Joining): boolean {
  return account.email.toLowerCase() === invited.toLowerCase();
}

async function join(
  context: AccountContext,
  joining: Joining,
  now: number,
): Promise<Result<Joined, NotJoined>> {
  const { secret, account, agent } = joining;
  const { store, mail } = context;
  const keys = context.keys();
  // The owner who named the address vouches for it. The link proves no mailbox, because the owner has it too.
  const proof = isInvited(joining) ? 'vouched' : 'none';
  return await store.write(async (transaction): Promise<Result<Joined, NotJoined>> => {
    const { db, lockOrganization } = transaction;
    const invitation = await findOpenInvitation(db, keys.hash('invitation', secret), now);
    if (invitation === undefined) return failed({ code: 'link_invalid' });
    // Lock order: the organisation before users, because one of its members may lose the address.
    await lockOrganization(invitation.organization_id);
    const userId = await newAccount(db, { ...account, proof, invitedTo: invitation.organization_id }, now);
    if (userId === undefined) return failed({ code: 'email_taken' });
    const user = { id: userId, name: account.name };
    const accepted = await acceptInvitation(transaction, keys, { secret, user }, now);
    if (!accepted.ok) return failed(accepted.failure);
    // Owners of the organisation can open the link too, so one of them may have set the password.
    await setSharedAt(db, userId, now);
    if (await mail.servers.isSetUp(db)) await mailEmailConfirmation(context, db, userId, now);
    const token = await beginSession(db, keys, { userId, method: 'invitation', agent }, now);
    return ok({ ...accepted.value, userId, token });
  });
}
