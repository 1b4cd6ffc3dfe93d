import type { Logger } from 'pino';
import type { Config } from '#config';
import { drain } from '#http/connection/drain.ts';
import { OpenConnections } from '#http/connection/openConnections.ts';
import { makeServer } from '#http/server.ts';
import { Assets } from '#http/site/assets.ts';
import { jobs } from '#job/jobs.ts';
import { startJobs } from '#job/startJobs.ts';
import { workflowRuns } from '#job/workflowRuns.ts';
import { systemClock } from '#kit/time/clock.ts';
import { hasBundledLocations } from '#outside/geoip/locations.ts';
import { setupLinkAtStart } from '#service/account/setup/setupLinkAtStart.ts';
import { beginData } from '#service/operate/openData.ts';
import { deliveriesHeldSince, keepDeliveriesHeld } from '#store/query/operate/heldDeliveries.ts';
import { hasOrganizations } from '#store/query/organization/organization.ts';
import { recordRunning, removeRunning } from '#store/runningService.ts';
import { backgroundExports } from './compose/backgroundExports.ts';
import { CurrentSecrets } from './compose/currentSecrets.ts';
import { listen } from './compose/listen.ts';
import { openAppContext, openMail, openServiceContext } from './compose/openContexts.ts';
import { openEdges } from './compose/openEdges.ts';
import { openLog } from './compose/openLog.ts';

export interface Service {
  /** Where it listens. */
  address: string;
  /** The public address. */
  url: string;
  /** True while there is no organisation. */
  isEmpty: boolean;
  /** True if the GeoIP database is to be used but not installed. */
  lacksPlaces: boolean;
  /** The link to set up the first organisation; undefined once somebody has an account. */
  setupLink: string | undefined;
  /** When runs of workflows and mails were held; undefined while they leave. */
  deliveriesHeldSince: number | undefined;
  /** Stops taking requests, finishes those under way, closes the store. */
  stop(): Promise<void>;
}

/** Milliseconds that an export may take to stop. */
const stopTimeout = 5000;

/** The composition root: puts the service together. Only the `serve` command imports it. */
export async function startService(config: Config): Promise<Service> {
  // First, because a service without a build must not begin an installation.
  const assets = new Assets();
  const { log, destination } = openLog(config);
  const data = await beginData(config);
  const { store, files } = data;
  if (config.holdDeliveries) await store.write(({ db }) => keepDeliveriesHeld(db, systemClock()));
  const secrets = new CurrentSecrets(data.secrets);
  const context = openServiceContext(config, data, { secrets, log });
  const mail = openMail(config, context, secrets);
  const workflows = workflowRuns({
    store,
    keys: () => secrets.accountKeys(),
    clock: systemClock,
    log,
    baseUrl: () => context.baseUrl,
    formsUrl: () => context.formsUrl,
    allowedHosts: config.allowedHosts,
    publicUrl: config.url,
    mailLimits: config.mailLimits,
    metrics: context.metrics,
  });
  const app = await openAppContext(config, context, { secrets, mail, http: workflows.http });
  let isDraining = false;
  const schema = data.migrated.to;
  const edgeParts = { assets, destination, isDraining: () => isDraining, schema };
  const { edges, http } = openEdges(config, context, app, edgeParts);

  const connections = new OpenConnections();
  const server = makeServer(edges, connections);
  const { address, url } = await listen(server, config);
  context.baseUrl = url;
  context.formsUrl = config.formsUrl ?? url;
  await leaveAddress(config, context);

  // Mails may wait in the outbox since the last process ended.
  mail.wake();
  const { data: folder, auditDays } = config;
  const { indexes } = context;
  const jobContext = {
    store,
    files,
    folder,
    log,
    clock: systemClock,
    secrets,
    auditDays,
    mail,
    http,
    indexes,
  };
  const exports = backgroundExports(context, { secrets, mail });
  const table = jobs({ ...jobContext, payments: context, exports, workflows });
  for (const { name } of table) context.metrics.jobs.announce(name);
  const stopJobs = startJobs(table, log, (name, run) => context.metrics.jobs.watch(name, run));
  workflows.wake();
  return {
    address,
    url,
    isEmpty: !(await hasOrganizations(store.read)),
    deliveriesHeldSince: await deliveriesHeldSince(store.read),
    lacksPlaces: config.locations === 'own' && !hasBundledLocations(),
    // A full disk must not keep the service from starting.
    setupLink: await setupLinkAtStart(store, secrets.accountKeys(), url, systemClock()).catch((error) => {
      log.error({ err: error }, 'the set-up link could not be made');
      return undefined;
    }),
    async stop() {
      isDraining = true;
      await removeRunning(folder, process.pid).catch(() => undefined);
      stopJobs();
      app.streams.close();
      await drain(server, connections);
      await exports.stop(stopTimeout);
      await workflows.end();
      await mail.end();
      await http.flushKeyUse().catch(() => undefined);
      await http.flushVisits().catch(() => undefined);
      await context.pdfs.close();
      await indexes.stop();
      await app.deferredWork.settled();
      await store.close();
      destination.flush();
    },
  };
}

/** Writes the address into the data folder, where commands look for the running service. */
async function leaveAddress(
  { data, stripe }: Config,
  { baseUrl: url, formsUrl, log }: { baseUrl: string; formsUrl: string; log: Logger },
): Promise<void> {
  const payments = stripe !== undefined;
  await recordRunning(data, { url, formsUrl, pid: process.pid, payments }).catch((error) => {
    log.error({ err: error }, 'the address could not be left for commands');
  });
}
