import type { Logger } from 'pino';
import type { Clock } from '#kit/clock.ts';
import type { AccountKeys } from '#service/account/accountKeys.ts';
import type { DiskFiles } from '#store/files/disk.ts';
import type { Store } from '#store/store.ts';
import type { TrustedProxies } from '../clientAddress.ts';

/** What the routes of the web app work with. */
export interface AppContext {
  readonly store: Store;
  readonly files: DiskFiles;
  /** The installation's data folder. */
  readonly folder: string;
  readonly keys: () => AccountKeys;
  /** The public address, of which alone links are made: never what a request says. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly trustedProxies: TrustedProxies;
  /** Whether mails leave by themselves. */
  readonly sendsMail: boolean;
  /** The name of the provider that people may sign in through; null where none is set up. */
  readonly oidcName: string | null;
}
