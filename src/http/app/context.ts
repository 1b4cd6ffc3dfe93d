import type { Logger } from 'pino';
import type { DeferredWork } from '#kit/async/deferredWork.ts';
import type { Clock } from '#kit/time/clock.ts';
import type { Mailer } from '#outside/mail/mailer.ts';
import type { AccountKeys } from '#service/account/context/accountKeys.ts';
import type { OidcSetup } from '#service/account/oidc/oidcSetup.ts';
import type { UnpaidForms } from '#service/collect/payment/unpaidForms.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import type { ReadOnlyStore, Store } from '#store/store.ts';
import type { TrustedProxies } from '../clientAddress.ts';
import type { SecurityLog } from '../security/securityLog.ts';

export interface OutgoingMails {
  readonly mailer: Mailer;
  /** Makes what waits leave now. */
  wake(): void;
}

/** The context of the web app's routes. */
export interface AppContext {
  readonly store: Store;
  readonly files: FileStore;
  /** The installation's data folder. */
  readonly folder: string;
  readonly keys: () => AccountKeys;
  /** The public address, of which alone links are made: never what a request says. */
  readonly baseUrl: string;
  /** The public address of forms: the same one, unless they have one of their own. */
  readonly formsUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** Failed sign-ins and refused calls. */
  readonly security: SecurityLog;
  /** Work that is deferred until the answer was sent. */
  readonly deferredWork: DeferredWork;
  readonly trustedProxies: TrustedProxies;
  /** Sends mails; undefined if they wait in the outbox. */
  readonly mail: OutgoingMails | undefined;
  /** The provider that people may sign in through; undefined where none is set up. */
  readonly oidc: OidcSetup | undefined;
  /** Finds the forms that cannot be sent without payments; undefined where payments are set up. */
  readonly unpaidForms: UnpaidForms | undefined;
}

/** The same for the routes of an organisation, which change it through `actor.writes` alone. */
export interface OrganizationContext extends Omit<AppContext, 'store'> {
  readonly store: ReadOnlyStore;
}

/** The same for somebody who changes their own account; see `sessionStore`. */
export interface PersonContext extends AppContext {
  /** For what locks organisations. */
  readonly unheldStore: Store;
  /** For what the service writes on its own account, also when the session has ended. */
  readonly service: AppContext;
}
