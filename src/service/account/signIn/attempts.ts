import { networkOf } from '#kit/network/networkOf.ts';
import type { CountedWindows } from '#store/store.ts';
import type { AccountKeys } from '../context/accountKeys.ts';
import type { KnownDevice } from '../context/knownDevice.ts';

/** What can be tried again and again; each is counted for itself. */
export type Attempted = 'password' | 'second_factor' | 'reset' | 'address';

/** How long attempts are counted together. */
export const attemptWindow = 15 * 60_000;

/** Wrong attempts within a window: for one account, and from one address for all accounts. */
export const mostAttempts: Record<Attempted, { account: number; address: number }> = {
  password: { account: 10, address: 50 },
  second_factor: { account: 10, address: 50 },
  reset: { account: 5, address: 20 },
  address: { account: 10, address: 20 },
};

export interface Attempt {
  readonly what: Attempted;
  /**
   * What tells the account, whether there is one or not: a mail address, or the id of a person. For `address` whoever
   * is answered.
   */
  readonly account: string;
  /** Where it comes from. */
  readonly address: string;
  /** The browser, where the person has signed in with it before. */
  readonly device: KnownDevice | undefined;
}

export type Taken =
  | {
      readonly allowed: true;
      /** It was right: only wrong ones count. */
      giveBack(): Promise<void>;
    }
  | {
      readonly allowed: false;
      /** In seconds. */
      readonly retryAfter: number;
      /** For the first one in a window that is refused for the sake of the account. */
      readonly isFirst: boolean;
    };

/**
 * Takes one attempt before anything is compared, over all processes. A browser in which the person has signed in before
 * counts for itself and for nobody else: whoever guesses from elsewhere cannot keep its owner out. Names and addresses
 * lie there as keyed hashes only.
 */
export async function takeAttempt(
  windows: CountedWindows,
  keys: AccountKeys,
  attempt: Attempt,
  now: number,
): Promise<Taken> {
  const { what, account, address, device } = attempt;
  const ends = now - (now % attemptWindow) + attemptWindow;
  const most = mostAttempts[what];
  const named = (kind: string, name: string) =>
    `attempts ${keys.hash('device', `${what} ${kind} ${name}`).slice(0, 22)}`;
  const ofAccount = {
    name: device === undefined ? named('account', account) : named('device', `${device.id} ${account}`),
    most: most.account,
  };
  const ofAddress = { name: named('address', networkOf(address)), most: most.address };
  // The address first: one that is used up must not use up the attempts of accounts too.
  const counts = device === undefined ? [ofAddress, ofAccount] : [ofAccount];
  const counted: string[] = [];
  const giveBack = async () => {
    for (const name of counted) await windows.add(name, ends, -1);
  };
  for (const count of counts) {
    counted.push(count.name);
    if ((await windows.add(count.name, ends, 1)) <= count.most) continue;
    await giveBack();
    const isFirst = count === ofAccount && (await windows.add(`${count.name} told`, ends, 1)) === 1;
    return { allowed: false, retryAfter: Math.max(1, Math.ceil((ends - now) / 1000)), isFirst };
  }
  return { allowed: true, giveBack };
}
