import type { Logger } from 'pino';
import type { DeferredWork } from '#kit/async/deferredWork.ts';
import type { Clock } from '#kit/time/clock.ts';
import type { HttpClient } from '#outside/httpClient.ts';
import type { OidcSetup } from '#service/account/oidc/oidcSetup.ts';
import type { AccountKeys } from '#service/base/accountKeys.ts';
import type { AnswerKeys } from '#service/collect/answerKeys.ts';
import type { Definitions } from '#service/form/definitions.ts';
import type { UnpaidForms } from '#service/form/payment/unpaidForms.ts';
import type { PresenceGate } from '#service/form/presence/presenceGate.ts';
import type { MailLimits } from '#service/mail/mailLimits.ts';
import type { MailServers } from '#service/mail/server/mailServers.ts';
import type { NewsStreams } from '#service/news/newsStreams.ts';
import type { PdfMaker } from '#service/pdf/pdfMaker.ts';
import type { ExportSource } from '#service/response/export/exportContent.ts';
import type { ExportRuns } from '#service/response/export/exportRuns.ts';
import type { ResponseIndexes } from '#service/response/index/responseIndexes.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import type { ReadOnlyStore, Store } from '#store/store.ts';
import type { TrustedProxies } from '../clientAddress.ts';
import type { SecurityLog } from '../security/securityLog.ts';

interface OutgoingMails {
  readonly servers: MailServers;
  /** Wakes the job that sends queued mails. */
  wake(): void;
}

/** The context of the web app's routes. */
export interface AppContext {
  readonly store: Store;
  readonly files: FileStore;
  /** The installation's data folder. */
  readonly folder: string;
  readonly keys: () => AccountKeys;
  /** The keys for hashes of answers that must be unique. */
  readonly answerKeys: AnswerKeys;
  /** The public address. All links use it and never the request's host. */
  readonly baseUrl: string;
  /** The public address of forms; the same unless they have a separate one. */
  readonly formsUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** Failed sign-ins and refused calls. */
  readonly security: SecurityLog;
  /** Work that is deferred until the response was sent. */
  readonly deferredWork: DeferredWork;
  readonly trustedProxies: TrustedProxies;
  /** Sends mails while a mail server is set up. */
  readonly mail: OutgoingMails;
  /** The OIDC provider; undefined if none is configured. */
  readonly oidc: OidcSetup | undefined;
  /** Finds the forms that cannot be sent without payments; undefined if payments are configured. */
  readonly unpaidForms: UnpaidForms | undefined;
  /** The downloads of responses that are under way. */
  readonly exportRuns: ExportRuns;
  readonly onEnd?: ExportSource['onEnd'];
  /** Parsed versions of forms. */
  readonly definitions: Definitions;
  /** Makes PDFs of responses. */
  readonly pdfs: PdfMaker;
  /** The search and the orders of responses. */
  readonly indexes: ResponseIndexes;
  /** The open streams of server-sent events. */
  readonly streams: NewsStreams;
  /** Limits how often windows report what they have selected. */
  readonly presenceGate: PresenceGate;
  /** The guarded client for requests of workflows. */
  readonly http: HttpClient;
  /** The limits of mails about responses. */
  readonly mailLimits: MailLimits;
}

/** The context of routes of an organisation, which write only through `actor.writes`. */
export interface OrganizationContext extends Omit<AppContext, 'store'> {
  readonly store: ReadOnlyStore;
}

/** The context of routes by which users change their own account; see `sessionStore`. */
export interface PersonContext extends AppContext {
  /** Without the session lock, for transactions that lock organisations. */
  readonly unheldStore: Store;
  /** For writes by the service itself, which also run when the session has ended. */
  readonly service: AppContext;
}
