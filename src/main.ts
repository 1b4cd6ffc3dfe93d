import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import type { Config } from '#config';
import { Authenticator } from '#http/api/authenticate.ts';
import type { OpenApp } from '#http/app/openApp.ts';
import { sweepReceived } from '#http/body/sweepReceived.ts';
import { drain } from '#http/connection/drain.ts';
import { OpenConnections } from '#http/connection/openConnections.ts';
import { Metrics } from '#http/log/metrics.ts';
import { lineWithoutSecrets } from '#http/log/withoutSecrets.ts';
import { openOrigins } from '#http/origin/origins.ts';
import type { OpenPages } from '#http/page/openPages.ts';
import { openPayments } from '#http/payment/payments.ts';
import { SecurityLog } from '#http/security/securityLog.ts';
import { makeServer } from '#http/server.ts';
import { Assets } from '#http/site/assets.ts';
import { every } from '#job/every.ts';
import { tendSecrets } from '#job/tendSecrets.ts';
import { watchSecrets } from '#job/watchSecrets.ts';
import { Afterwards } from '#kit/async/afterwards.ts';
import { LineWriter } from '#kit/async/lineWriter.ts';
import { programVersion } from '#kit/programVersion.ts';
import { systemClock } from '#kit/time/clock.ts';
import { Places } from '#outside/geoip/places.ts';
import { openStripe } from '#outside/stripe.ts';
import { AccountKeys } from '#service/account/context/accountKeys.ts';
import { forgetEnded } from '#service/account/session/forgetEnded.ts';
import { setupLinkAtStart } from '#service/account/setup/setupLinkAtStart.ts';
import { AnswerKeys } from '#service/collect/answerKeys.ts';
import { forgetOldDrafts } from '#service/collect/draft/forgetOldDrafts.ts';
import { checkWaitingPayments } from '#service/collect/payment/checkWaitingPayments.ts';
import { forgetAbandoned } from '#service/collect/payment/forgetAbandoned.ts';
import { UnpaidForms } from '#service/collect/payment/unpaidForms.ts';
import { forgetCaught } from '#service/collect/spam/forgetCaught.ts';
import { forgetPrivateHashes } from '#service/collect/submission/forgetPrivateHashes.ts';
import { keyHashes } from '#service/collect/submission/keyHashes.ts';
import { sweepUploads } from '#service/collect/upload/sweepUploads.ts';
import { Definitions } from '#service/form/definitions.ts';
import { forgetMails } from '#service/mail/forgetMails.ts';
import { discardContent } from '#service/operate/content/discardContent.ts';
import { removeUnneeded } from '#service/operate/content/removeUnneeded.ts';
import { beginData } from '#service/operate/openData.ts';
import { matchSecrets } from '#service/operate/secrets/matchSecrets.ts';
import { sweepStaging } from '#service/operate/staging.ts';
import { forgetAudit } from '#service/organization/audit/forgetAudit.ts';
import { deleteDue } from '#service/organization/deleteDue.ts';
import { KeyUse } from '#service/organization/key/keyUse.ts';
import { eraseOldResponses } from '#service/response/retention/eraseOldResponses.ts';
import { hasOrganizations } from '#store/query/organization/organization.ts';
import { forgetRunning, noteRunning } from '#store/runningService.ts';
import { readSecrets, type Secrets } from '#store/secrets.ts';

export interface Service {
  /** Where it listens. */
  address: string;
  /** The public address. */
  url: string;
  /** Nobody has made an organisation yet. */
  isEmpty: boolean;
  /** By which the first person sets up their organisation, while nobody has an account. */
  setupLink: string | undefined;
  /** Stops taking requests, finishes those under way, closes the store. */
  stop(): Promise<void>;
}

/** The composition root: knows everybody, and nobody knows it but the command that starts it. */
export async function startService(config: Config): Promise<Service> {
  const destination = new LineWriter(2);
  const log = pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: lineWithoutSecrets },
    },
    destination,
  );
  // Nothing that a request sets off may end the process; what got lost on the way is at least told.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nobody handled'));
  const data = await beginData(config);
  const { store, files } = data;
  let { secrets } = data;
  let draining = false;
  let reference: Awaited<ReturnType<typeof loadReference>> | undefined;
  const keyUse = new KeyUse(store);
  const arriving = join(config.data, 'arriving');
  const assets = new Assets();
  const context = {
    store,
    files,
    definitions: new Definitions(store.read, systemClock),
    secrets: () => secrets,
    baseUrl: config.url ?? '',
    formsUrl: config.formsUrl ?? '',
    clock: systemClock,
    checkouts: config.stripe === undefined ? undefined : openStripe(config.stripe),
    log,
  };
  const { trustedProxies } = config;
  const security = new SecurityLog({ log, clock: systemClock, trustedProxies });
  let accountKeys = new AccountKeys(secrets);
  const held = {
    current: () => secrets,
    change: (read: Secrets) => {
      secrets = read;
      accountKeys = new AccountKeys(read);
    },
  };
  const outgoing =
    config.mail === undefined
      ? undefined
      : await loadOutgoingMails(config.mail, { store, keys: () => accountKeys, clock: systemClock, log });
  const afterwards = new Afterwards((error) => log.error({ err: error }, 'work after an answer failed'));
  const appContext = {
    afterwards,
    store,
    files,
    folder: config.data,
    keys: () => accountKeys,
    get baseUrl() {
      return context.baseUrl;
    },
    get formsUrl() {
      return context.formsUrl;
    },
    clock: systemClock,
    log,
    security,
    trustedProxies,
    mail: outgoing,
    oidc: config.oidc === undefined ? undefined : await loadOidc(config.oidc),
    unpaidForms: config.stripe === undefined ? new UnpaidForms() : undefined,
  };
  let pages: Promise<OpenPages> | undefined;
  let app: Promise<OpenApp> | undefined;
  const metrics = new Metrics();
  const places = new Places(config.places, log, systemClock);
  const connections = new OpenConnections();
  const server = makeServer(
    {
      api: { context, authenticator: new Authenticator(store.read, systemClock), keyUse, security },
      site: {
        store,
        files,
        metrics,
        metricsToken: config.metricsToken,
        isDraining: () => draining,
        payments: openPayments(context),
        assets,
        pages: () => {
          pages ??= loadPages(context, {
            assets,
            files,
            folder: arriving,
            secrets: () => secrets,
            trustedProxies,
            places,
            spam: { limit: config.submitLimit, figures: metrics.spam },
          });
          return pages;
        },
        app: () => {
          app ??= loadApp(appContext, assets);
          return app;
        },
        reference: async () => {
          reference ??= await loadReference(context);
          return reference;
        },
      },
      log,
      origins: openOrigins(config),
      access: log.isLevelEnabled('info') ? (line) => destination.writeLater(line) : undefined,
    },
    connections,
  );
  await listen(server, config);
  const { port } = server.address() as AddressInfo;
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  // Where it listens on one address of its own, nothing answers at localhost.
  const isLocal = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(config.host);
  context.baseUrl = config.url ?? (isLocal ? `http://localhost:${port}` : address);
  context.formsUrl = config.formsUrl ?? context.baseUrl;

  const payments = config.stripe !== undefined;
  const { baseUrl: url, formsUrl } = context;
  await noteRunning(config.data, { url, formsUrl, pid: process.pid, payments }).catch((error) => {
    log.error({ err: error }, 'the address could not be left for commands');
  });

  // What was left waiting when the last process ended.
  outgoing?.wake();
  const jobs = [
    every(2000, 'write down key use', log, () => keyUse.flush()),
    every(2000, 'write down visits', log, async () => (await pages)?.flush()),
    every(1000, 'read secrets again', log, watchSecrets({ store, folder: config.data, log, ...held })),
    every(600_000, 'finish a rotation of the secrets', log, () => tendSecrets(store, config.data, log)),
    every(3_600_000, 'remove what was left on its way in', log, () =>
      sweepReceived(arriving, systemClock(), (key) => discardContent({ store, files }, key)),
    ),
    every(3_600_000, 'remove uploads that nobody claimed', log, async () => {
      await sweepUploads({ store }, systemClock());
    }),
    every(60_000, 'forget senders', log, async () => {
      (await pages)?.forgetSenders();
      await store.countedWindows.forget(systemClock());
    }),
    every(60_000, 'tell of refusals that the log left out', log, async () => security.flush()),
    every(3_600_000, 'forget spam', log, async () => {
      await forgetCaught(store, systemClock());
    }),
    every(3_600_000, 'forget sessions and links whose time is over', log, async () => {
      await forgetEnded(store, systemClock());
    }),
    every(3_600_000, 'forget saved answers', log, async () => {
      await forgetOldDrafts(store, systemClock());
    }),
    every(60_000, 'forget hashes of private submissions', log, async () => {
      await forgetPrivateHashes(store, systemClock());
    }),
    every(60_000, 'key hashes of answers', log, async () => {
      // Read now: a restore may have brought other secrets with its rows.
      const found = (await readSecrets(config.data)) ?? secrets;
      const { hash_key } = await matchSecrets(store, config.data, found);
      await keyHashes(store, new AnswerKeys(() => hash_key));
    }),
    every(3_600_000, 'erase responses whose time is over', log, async () => {
      await eraseOldResponses(store, systemClock());
    }),
    every(3_600_000, 'forget mails', log, async () => {
      await forgetMails(store, systemClock());
    }),
    every(3_600_000, 'forget old entries of audit logs', log, async () => {
      await forgetAudit(store, config.auditDays, systemClock());
    }),
    every(60_000, 'delete organisations whose time has come', log, async () => {
      await deleteDue({ store }, systemClock());
    }),
    every(60_000, 'remove content of what is gone', log, async () => {
      await removeUnneeded({ store, files });
    }),
    every(3_600_000, 'remove work that was cut off', log, () => sweepStaging(config.data)),
    every(3_600_000, 'forget abandoned payments', log, async () => {
      await forgetAbandoned(store, systemClock());
    }),
  ];
  if (outgoing !== undefined) jobs.push(every(3000, 'send mails', log, async () => outgoing.wake()));
  if (context.checkouts !== undefined)
    jobs.push(every(60_000, 'ask about payments', log, () => checkWaitingPayments(context)));

  return {
    address,
    url: context.baseUrl,
    isEmpty: !(await hasOrganizations(store.read)),
    setupLink: await setupLinkAtStart(store, accountKeys, context.baseUrl, systemClock()).catch((error) => {
      // A full disk is no reason not to serve what is there.
      log.error({ err: error }, 'the set-up link could not be made');
      return undefined;
    }),
    async stop() {
      draining = true;
      await forgetRunning(config.data, process.pid).catch(() => undefined);
      for (const stop of jobs) stop();
      await drain(server, connections);
      await outgoing?.end();
      await keyUse.flush().catch(() => undefined);
      await (await pages)?.flush().catch(() => undefined);
      await afterwards.settled();
      await store.close();
      destination.flush();
    },
  };
}

/** Loaded when somebody reads it: most processes never show it. */
async function loadReference({ baseUrl, formsUrl }: { baseUrl: string; formsUrl: string }) {
  const { referencePages } = await import('#http/reference/reference.ts');
  return referencePages({ baseUrl, formsUrl, version: programVersion() });
}

/** Loaded where there is a mail server: other installations need not wait for it. */
async function loadOutgoingMails(...given: Parameters<typeof import('#job/outgoingMails.ts').outgoingMails>) {
  const { outgoingMails } = await import('#job/outgoingMails.ts');
  return outgoingMails(...given);
}

/** Loaded where a sign-in provider is set up. */
async function loadOidc(setup: NonNullable<Config['oidc']>) {
  const { openOidc } = await import('#outside/oidc.ts');
  return { provider: openOidc(setup), join: setup.join };
}

/** Loaded when the first person opens it. */
async function loadApp(...given: Parameters<typeof import('#http/app/openApp.ts').openApp>) {
  const { openApp } = await import('#http/app/openApp.ts');
  return openApp(...given);
}

/** Loaded when the first visitor comes. */
async function loadPages(...given: Parameters<typeof import('#http/page/openPages.ts').openPages>) {
  const { openPages } = await import('#http/page/openPages.ts');
  return openPages(...given);
}

/** A predecessor that was killed may hold the port for another moment. */
async function listen(server: Server, { port, host }: Config): Promise<void> {
  const deadline = Date.now() + 2000;
  for (;;) {
    server.listen(port, host);
    const error = await once(server, 'listening').then(
      () => undefined,
      (failure: NodeJS.ErrnoException) => failure,
    );
    if (error === undefined) return;
    if (error.code !== 'EADDRINUSE' || Date.now() > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
