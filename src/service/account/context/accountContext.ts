import type { DeferredWork } from '#kit/async/deferredWork.ts';
import { networkOf } from '#kit/network/networkOf.ts';
import type { HashTurn } from '#kit/secret/passwordHash.ts';
import type { Store } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import type { KnownDevice } from './knownDevice.ts';

/** The dependencies that account services share. */
export interface AccountContext {
  readonly store: Store;
  readonly keys: () => AccountKeys;
  /** The public base URL, used to build links. */
  readonly baseUrl: string;
  /** Sends queued mail at once when woken; without a mail server it stays in the outbox. */
  readonly mail: {
    readonly servers: { isSetUp(db: Database): Promise<boolean> };
    wake(): void;
  };
  readonly deferredWork: DeferredWork;
}

/** The browser that sends the request. */
export interface SignInClient {
  readonly address: string;
  readonly agent: string;
  /** Undefined in a browser that has never signed in. */
  readonly device: KnownDevice | undefined;
  /** Aborts when the browser disconnects. */
  readonly signal: AbortSignal;
}

/** Sign-ins belong to no organisation yet, so networks take turns. */
export function hashTurnOf({ address, signal }: Pick<SignInClient, 'address' | 'signal'>): HashTurn {
  return { queue: 'accounts', share: networkOf(address), signal };
}

/** The device, if this person has signed in on it before. */
export function deviceOf({ device }: SignInClient, userId: string | undefined): KnownDevice | undefined {
  return userId !== undefined && device?.users.includes(userId) === true ? device : undefined;
}
