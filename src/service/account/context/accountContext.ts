import type { Afterwards } from '#kit/async/afterwards.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from './accountKeys.ts';
import type { KnownDevice } from './knownDevice.ts';

/** What the services of accounts work with. */
export interface AccountContext {
  readonly store: Store;
  readonly keys: () => AccountKeys;
  /** The public address, of which links are made. */
  readonly baseUrl: string;
  /** What mails leave through, at once when it is woken; undefined where they wait in the outbox. */
  readonly mail: { wake(): void } | undefined;
  readonly afterwards: Afterwards;
}

/** The browser that asks. */
export interface Visit {
  readonly address: string;
  readonly agent: string;
  /** Where anybody has signed in with it before. */
  readonly device: KnownDevice | undefined;
}

/** The browser, if it is one of this person. */
export function deviceOf({ device }: Visit, userId: string | undefined): KnownDevice | undefined {
  return userId !== undefined && device?.users.includes(userId) === true ? device : undefined;
}
