import type { Result } from '#kit/result.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { writeOrRefuse } from '#store/writeOrRefuse.ts';
import type { AccountKeys } from '../account/accountKeys.ts';
import { type Asking, limitAddresses, tellsTaken } from '../account/limitAddresses.ts';
import { type NewAccount, newAccount } from '../account/newAccount.ts';
import type { TooMany } from '../account/refuseAttempt.ts';
import { beginSession } from '../account/sessions.ts';
import { acceptInvitation } from './acceptInvitation.ts';

export interface Joined {
  readonly organizationId: OrganizationId;
  readonly userId: string;
  /** Of the session that begins. */
  readonly token: string;
}

export type NotJoined = { code: 'link_invalid' } | { code: 'email_taken' };

interface Joining {
  readonly secret: string;
  readonly account: NewAccount;
  readonly agent: string;
  /** The address that was invited, which may be empty. */
  readonly invited: string;
}

/**
 * Makes an account and accepts the invitation with it: both or neither. Whoever has the link that was sent to an address
 * may know of the account there; of any other they are told a few times only.
 */
export async function joinWithAccount(
  { store, keys }: { readonly store: Store; readonly keys: AccountKeys },
  joining: Joining,
  asking: Asking,
  now: number,
): Promise<Result<Joined, NotJoined | TooMany>> {
  const { account, invited } = joining;
  const work = () => join(store, keys, joining, now);
  if (account.email.toLowerCase() === invited.toLowerCase()) return await work();
  return await limitAddresses({ store, keys }, asking, now, work, tellsTaken);
}

async function join(
  store: Store,
  keys: AccountKeys,
  { secret, account, agent }: Joining,
  now: number,
): Promise<Result<Joined, NotJoined>> {
  return await writeOrRefuse<Joined, NotJoined>(store, async (transaction, refuse) => {
    const { db } = transaction;
    const userId = await newAccount(db, account, now);
    if (userId === undefined) return refuse({ code: 'email_taken' });
    const user = { id: userId, name: account.name };
    const accepted = await acceptInvitation(transaction, keys, secret, user, now);
    if (!accepted.ok) return refuse(accepted.failure);
    const token = await beginSession(db, keys, { userId, method: 'invitation', agent }, now);
    return { ...accepted.value, userId, token };
  });
}
