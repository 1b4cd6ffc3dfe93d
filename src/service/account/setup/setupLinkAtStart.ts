import { hasUsers } from '#store/query/account/user.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { makeSetupLink } from './makeSetupLink.ts';

/** A link for the first person to set up their organisation; undefined once any account exists. */
export async function setupLinkAtStart(
  store: Store,
  keys: AccountKeys,
  baseUrl: string,
  now: number,
): Promise<string | undefined> {
  if (await hasUsers(store.read)) return undefined;
  return await makeSetupLink(store, keys, { baseUrl, organizationId: null }, now);
}
