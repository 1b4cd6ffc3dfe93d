import { findUser, findUserByEmail, type UserRow } from '#store/query/account/user.ts';
import type { Store } from '#store/store.ts';
import { CommandFailure } from '../../failure.ts';

/** Finds a person by mail address or id. */
export async function personOrFail(store: Store, address: string): Promise<UserRow> {
  // An account that lost its address can only be found by id.
  const user = (await findUserByEmail(store.read, address)) ?? (await findUser(store.read, address));
  if (user === undefined)
    throw new CommandFailure(
      `There is no account with the address "${address}". To list all accounts: node bin/canvass users list`,
      'user_unknown',
    );
  return user;
}
