import { networkOf } from '#kit/network/networkOf.ts';
import type { WindowCounters } from '#store/store.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import type { KnownDevice } from '../context/knownDevice.ts';

/** The rate-limited actions; each has its own counters. */
export type AttemptKind = 'password' | 'second_factor' | 'reset' | 'address';

/** The length of a rate-limit window. */
export const attemptWindow = 15 * 60_000;

/** Failed attempts allowed per window: for one account, and from one network address across all accounts. */
export const maxAttempts: Record<AttemptKind, { account: number; address: number }> = {
  password: { account: 10, address: 50 },
  second_factor: { account: 10, address: 50 },
  reset: { account: 5, address: 20 },
  address: { account: 10, address: 20 },
};

export interface Attempt {
  readonly what: AttemptKind;
  /** Identifies the account, whether or not it exists: a mail address or a user id. For `address`, the asker. */
  readonly account: string;
  /** The client's network address. */
  readonly address: string;
  /** Set if the person has signed in on this browser before. */
  readonly device: KnownDevice | undefined;
}

export type AttemptOutcome =
  | {
      readonly allowed: true;
      /** Undoes the count after a success: only failures count. */
      giveBack(): Promise<void>;
    }
  | {
      readonly allowed: false;
      /** In seconds. */
      readonly retryAfter: number;
      /** True for the first refusal in a window that is due to the account's limit. */
      readonly isFirst: boolean;
    };

/**
 * Counts one attempt before any secret is compared, across all processes. A browser on which the person has signed in
 * before has its own counter, so guesses from elsewhere cannot lock its owner out. Names and addresses are stored as
 * keyed hashes only.
 */
export async function countAttempt(
  windows: WindowCounters,
  keys: AccountKeys,
  attempt: Attempt,
  now: number,
): Promise<AttemptOutcome> {
  const { what, account, address, device } = attempt;
  const windowEnd = now - (now % attemptWindow) + attemptWindow;
  const most = maxAttempts[what];
  const counterName = (kind: string, name: string) =>
    `attempts ${keys.hash('device', `${what} ${kind} ${name}`).slice(0, 22)}`;
  const accountLimit = {
    name:
      device === undefined
        ? counterName('account', account)
        : counterName('device', `${device.id} ${account}`),
    most: most.account,
  };
  const addressLimit = { name: counterName('address', networkOf(address)), most: most.address };
  // The address counts first: an address over its limit must not use up the attempts of accounts.
  const counts = device === undefined ? [addressLimit, accountLimit] : [accountLimit];
  const counted: string[] = [];
  const giveBack = async () => {
    for (const name of counted) await windows.add(name, windowEnd, -1);
  };
  for (const count of counts) {
    counted.push(count.name);
    if ((await windows.add(count.name, windowEnd, 1)) <= count.most) continue;
    await giveBack();
    const isFirst = count === accountLimit && (await windows.add(`${count.name} told`, windowEnd, 1)) === 1;
    return { allowed: false, retryAfter: Math.max(1, Math.ceil((windowEnd - now) / 1000)), isFirst };
  }
  return { allowed: true, giveBack };
}
