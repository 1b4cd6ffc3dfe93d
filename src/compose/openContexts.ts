import type { Logger } from 'pino';
import type { Config } from '#config';
import type { ExportFormat } from '#contract/app/response/export.ts';
import { SecurityLog } from '#http/security/securityLog.ts';
import { type OutgoingMails, outgoingMails } from '#job/outgoingMails.ts';
import { DeferredWork } from '#kit/async/deferredWork.ts';
import { systemClock } from '#kit/time/clock.ts';
import type { HttpClient } from '#outside/httpClient.ts';
import { openStripe } from '#outside/stripe.ts';
import { AnswerKeys } from '#service/collect/answerKeys.ts';
import { Definitions } from '#service/form/definitions.ts';
import { UnpaidForms } from '#service/form/payment/unpaidForms.ts';
import { PresenceGate } from '#service/form/presence/presenceGate.ts';
import { MailServers } from '#service/mail/server/mailServers.ts';
import { NewsStreams } from '#service/news/newsStreams.ts';
import { WorkMetrics } from '#service/operate/metrics/workMetrics.ts';
import type { Data } from '#service/operate/openData.ts';
import { PdfMaker } from '#service/pdf/pdfMaker.ts';
import type { ExportResult } from '#service/response/export/exportContent.ts';
import { ExportRuns } from '#service/response/export/exportRuns.ts';
import { ResponseIndexes } from '#service/response/index/responseIndexes.ts';
import type { CurrentSecrets } from './currentSecrets.ts';

export type ServiceContext = ReturnType<typeof openServiceContext>;
export type AppContext = Awaited<ReturnType<typeof openAppContext>>;

/** The context that the API, the form pages and payments share. The addresses are set once the port is known. */
export function openServiceContext(
  config: Config,
  { store, files }: Pick<Data, 'store' | 'files'>,
  { secrets, log }: { secrets: CurrentSecrets; log: Logger },
) {
  const definitions = new Definitions(store.read, systemClock);
  const metrics = new WorkMetrics();
  return {
    store,
    files,
    definitions,
    indexes: new ResponseIndexes({ store, definitions, clock: systemClock, log }),
    pdfs: new PdfMaker({ fonts: config.pdfFonts, log }),
    secrets: () => secrets.current(),
    baseUrl: config.url ?? '',
    formsUrl: config.formsUrl ?? '',
    clock: systemClock,
    checkouts: config.stripe === undefined ? undefined : openStripe(config.stripe),
    log,
    metrics,
    onEnd: (format: ExportFormat, result: ExportResult) => metrics.export(format, result),
  };
}

/** The context of the web app's routes. */
export async function openAppContext(
  config: Config,
  context: ServiceContext,
  { secrets, mail, http }: { secrets: CurrentSecrets; mail: OutgoingMails; http: HttpClient },
) {
  const { store, files, definitions, indexes, pdfs, clock, log, onEnd } = context;
  const { trustedProxies } = config;
  const oidc = config.oidc === undefined ? undefined : await loadOidc(config.oidc);
  return {
    deferredWork: new DeferredWork((error) => log.error({ err: error }, 'work after an answer failed')),
    store,
    files,
    folder: config.data,
    keys: () => secrets.accountKeys(),
    answerKeys: new AnswerKeys(() => secrets.current().hash_key),
    // Getters, because the addresses are known only once the service listens.
    get baseUrl() {
      return context.baseUrl;
    },
    get formsUrl() {
      return context.formsUrl;
    },
    clock,
    log,
    security: new SecurityLog({ log, clock, trustedProxies }),
    trustedProxies,
    mail,
    oidc,
    unpaidForms: config.stripe === undefined ? new UnpaidForms() : undefined,
    exportRuns: new ExportRuns(),
    onEnd,
    definitions,
    indexes,
    pdfs,
    streams: new NewsStreams({
      store,
      clock,
      issuer: oidc?.provider.issuer,
      onFailure: (error) => log.warn({ err: error }, 'the news of open streams could not be read'),
    }),
    presenceGate: new PresenceGate(),
    http,
    mailLimits: config.mailLimits,
  };
}

export function openMail(
  { mail: fixed, mailHelo: helo, allowedHosts }: Config,
  { store, files, pdfs, clock, log, metrics }: ServiceContext,
  secrets: CurrentSecrets,
): OutgoingMails {
  const keys = () => secrets.accountKeys();
  const servers = new MailServers({ fixed, helo, allowedHosts, keys });
  return outgoingMails(servers, { store, files, pdfs, keys, clock, log, metrics });
}

/** A lazy import: only installations with a sign-in provider need it. */
async function loadOidc(setup: NonNullable<Config['oidc']>) {
  const { openOidc } = await import('#outside/oidc.ts');
  return { provider: openOidc(setup), join: setup.join };
}
