import { renewSessionToken, type SessionOwner } from '#store/query/account/session.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import type { Store } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import { type AccountKeys, newSecret } from '../../base/accountKeys.ts';
import {
  type DiskFullSession,
  enterOrDiskFullSession,
  isProofCurrent,
  type VerifiedDiskFullSession,
} from './diskFullSession.ts';
import { enterSession } from './enterSession.ts';

/** The session of a person who re-authenticates. */
export interface RenewedSession {
  readonly user: { readonly id: string; readonly name: string };
  readonly agent: string;
  readonly session: Pick<SessionOwner, 'id' | 'hash' | 'created_at' | 'second_factor_at'> & {
    /** Set for a fallback session, which is not stored. */
    readonly fallbackSession?: VerifiedDiskFullSession | undefined;
  };
}

export interface Proof {
  readonly method: DiskFullSession['method'];
  readonly provedAt: number;
  readonly secondFactor: boolean;
}

/**
 * Replaces the session token, so the earlier one stops working for anyone who has it. While the disk is full the new
 * token is a fallback session, so that people can go on reading. Undefined if the session has ended or was renewed in
 * the meantime, or if `inSameTransaction` returns false.
 */
export async function renewSession(
  { store, keys }: { readonly store: Store; readonly keys: AccountKeys },
  { user, agent, session }: RenewedSession,
  { method, provedAt, secondFactor }: Proof,
  now: number,
  inSameTransaction: (db: Database) => Promise<boolean> = async () => true,
): Promise<string | undefined> {
  const { fallbackSession } = session;
  const isStrong = secondFactor || session.second_factor_at !== null;
  const proved = { method, provedAt, begunAt: session.created_at, secondFactor: isStrong };
  return await enterOrDiskFullSession({ db: store.read, keys }, { userId: user.id, ...proved }, now, () =>
    store.write(async ({ db }) => {
      // Lock order: the user first, as in a reset.
      await lockUserRow(db, user.id);
      if (!(await inSameTransaction(db))) return undefined;
      if (fallbackSession !== undefined && !(await isProofCurrent(db, keys, user.id, fallbackSession)))
        return undefined;
      if (fallbackSession !== undefined)
        return await enterSession(db, keys, { user, agent, ...proved, method: fallbackSession.method }, now);
      return await renewToken(db, keys, session, { provedAt, secondFactor });
    }),
  );
}

/** The same within a transaction, for a stored session. */
export async function renewToken(
  db: Database,
  keys: AccountKeys,
  session: RenewedSession['session'],
  { provedAt, secondFactor }: Omit<Proof, 'method'>,
): Promise<string | undefined> {
  const token = newSecret();
  const isRenewed = await renewSessionToken(db, session, {
    hash: keys.hash('session', token),
    confirmed_at: provedAt,
    second_factor_at: secondFactor ? provedAt : session.second_factor_at,
  });
  return isRenewed ? token : undefined;
}
