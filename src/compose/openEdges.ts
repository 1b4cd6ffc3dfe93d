import { join } from 'node:path';
import type { Config } from '#config';
import { Authenticator } from '#http/api/authenticate.ts';
import type { OpenApp } from '#http/app/openApp.ts';
import { sweepReceived } from '#http/body/sweepReceived.ts';
import type { Edges } from '#http/edges.ts';
import { Metrics } from '#http/log/metrics.ts';
import { openOrigins } from '#http/origin/origins.ts';
import type { OpenPages } from '#http/page/openPages.ts';
import { openPayments } from '#http/payment/payments.ts';
import type { Assets } from '#http/site/assets.ts';
import type { JobContext } from '#job/jobs.ts';
import type { LineWriter } from '#kit/async/lineWriter.ts';
import { MetricSources } from '#kit/metric/metricSources.ts';
import { programVersion } from '#kit/programVersion.ts';
import { Locations } from '#outside/geoip/locations.ts';
import { discardContent } from '#service/base/content/discardContent.ts';
import type { Copies } from '#service/collect/copy/copyOfAnswers.ts';
import { countFormMail } from '#service/mail/mailLimits.ts';
import { processSource } from '#service/operate/metrics/processSource.ts';
import { queueSources } from '#service/operate/metrics/queueSources.ts';
import { storageSources } from '#service/operate/metrics/storageSources.ts';
import { KeyUsage } from '#service/organization/key/keyUsage.ts';
import type { AppContext, ServiceContext } from './openContexts.ts';

interface Parts {
  /** The number of the newest migration. */
  readonly schema: number;
  readonly assets: Assets;
  readonly destination: LineWriter;
  readonly isDraining: () => boolean;
}

interface Opened {
  readonly edges: Edges;
  /** The entry points that background jobs call. */
  readonly http: JobContext['http'];
}

/** Everything that answers requests. Form pages, web app and API reference are imported on their first request. */
export function openEdges(
  config: Config,
  context: ServiceContext,
  app: AppContext,
  { assets, destination, isDraining, schema }: Parts,
): Opened {
  const { store, files, clock, log } = context;
  const { security } = app;
  const keyUse = new KeyUsage(store);
  const sources = new MetricSources([
    processSource({
      store,
      schema,
      hasMail: () => app.mail.servers.wasSetUp,
      uploadsUnderWay: async () => (await pages.loaded())?.uploadsUnderWay() ?? 0,
      eventStreams: () => app.streams.count,
    }),
    ...queueSources(store.readStale, clock),
    ...storageSources({ store, files, folder: config.data }),
  ]);
  const metrics = new Metrics([context.metrics, security, sources]);
  const received = join(config.data, 'arriving');
  const pages = lazy(() =>
    loadPages(config, context, { assets, metrics, folder: received, copies: openCopies(app) }),
  );
  const edges: Edges = {
    api: { context, authenticator: new Authenticator(store.read, clock), keyUse, security },
    site: {
      store,
      files,
      metrics,
      metricsToken: config.metricsToken,
      securityContact: config.securityContact,
      clock,
      isDraining,
      payments: openPayments(context),
      assets,
      pages,
      app: lazy(() => loadApp(app, assets)),
      reference: lazy(() => loadReference(context, assets)),
    },
    log,
    origins: openOrigins(config),
    access: log.isLevelEnabled('info') ? (line) => destination.writeLater(line) : undefined,
  };
  const http: JobContext['http'] = {
    flushKeyUse: () => keyUse.flush(),
    flushVisits: async () => (await pages.loaded())?.flush(),
    flushSecurityLog: async () => security.flush(),
    forgetSenders: async () => {
      (await pages.loaded())?.forgetSenders();
      await store.countedWindows.forget(clock());
    },
    sweepReceivedBodies: () =>
      sweepReceived(received, clock(), (key) => discardContent({ store, files }, key)),
  };
  return { edges, http };
}

/**
 * Loads on the first call; later calls share the same promise, and a failed load is tried again. `loaded` never
 * starts a load: it is undefined until there was one.
 */
function lazy<T>(load: () => Promise<T>): { (): Promise<T>; loaded(): Promise<T> | undefined } {
  let loaded: Promise<T> | undefined;
  const get = () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return Object.assign(get, { loaded: () => loaded });
}

async function loadPages(
  { locations, trustedProxies, submitLimit }: Config,
  context: ServiceContext,
  { assets, metrics, folder, copies }: { assets: Assets; metrics: Metrics; folder: string; copies: Copies },
): Promise<OpenPages> {
  const { openPages } = await import('#http/page/openPages.ts');
  const { files, secrets, log, clock } = context;
  return openPages(context, {
    assets,
    files,
    folder,
    secrets,
    trustedProxies,
    locations: new Locations(locations, log, clock),
    appOrigin: () => new URL(context.baseUrl).origin,
    spam: { limit: submitLimit, metrics: metrics.spam },
    metrics: context.metrics,
    copies,
  });
}

/** Copies of answers count as mails of their form to addresses that visitors entered. */
function openCopies({ store, keys, mail, mailLimits }: AppContext): Copies {
  return {
    keys,
    delay: async (copy, now) => {
      const counted = { ...copy, isVisitor: true };
      const limit = await countFormMail(store.countedWindows, keys(), mailLimits, counted, now);
      return limit === 'too_many_to_one' ? undefined : limit === 'ok' ? 0 : limit.wait;
    },
    wake: () => mail.wake(),
  };
}

async function loadApp(context: AppContext, assets: Assets): Promise<OpenApp> {
  const { openApp } = await import('#http/app/openApp.ts');
  return openApp(context, assets);
}

async function loadReference({ baseUrl, formsUrl }: ServiceContext, assets: Assets) {
  const { referencePages } = await import('#http/reference/reference.ts');
  const script = assets.entry('reference/reference')?.file;
  return referencePages({ baseUrl, formsUrl, version: programVersion(), script });
}
