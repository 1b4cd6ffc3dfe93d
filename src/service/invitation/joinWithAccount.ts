import type { Result } from '#kit/result.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { writeOrRefuse } from '#store/writeOrRefuse.ts';
import type { AccountKeys } from '../account/accountKeys.ts';
import { type NewAccount, newAccount } from '../account/newAccount.ts';
import { beginSession } from '../account/sessions.ts';
import { acceptInvitation } from './acceptInvitation.ts';

export interface Joined {
  readonly organizationId: OrganizationId;
  readonly userId: string;
  /** Of the session that begins. */
  readonly token: string;
}

export type NotJoined = { code: 'link_invalid' } | { code: 'email_taken' };

/** Makes an account and accepts the invitation with it: both or neither. */
export async function joinWithAccount(
  store: Store,
  keys: AccountKeys,
  { secret, account, agent }: { secret: string; account: NewAccount; agent: string },
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
