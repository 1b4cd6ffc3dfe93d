import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { readConfig } from '#config';
import { Authenticator } from '#http/api/authenticate.ts';
import type { AppContext } from '#http/app/context.ts';
import { openApp } from '#http/app/openApp.ts';
import { cookieName } from '#http/app/reply.ts';
import { Metrics } from '#http/log/metrics.ts';
import { openOrigins } from '#http/origin/origins.ts';
import type { OpenPages } from '#http/page/openPages.ts';
import { openPayments } from '#http/payment/payments.ts';
import { SecurityLog } from '#http/security/securityLog.ts';
import { makeServer } from '#http/server.ts';
import { Assets } from '#http/site/assets.ts';
import { DeferredWork } from '#kit/async/deferredWork.ts';
import { newShortId } from '#kit/ids.ts';
import { noAddresses } from '#kit/network/addressSet.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { Locations } from '#outside/geoip/locations.ts';
import { createHttpClient } from '#outside/httpClient.ts';
import { beginSession } from '#service/account/session/sessions.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { AnswerKeys } from '#service/collect/answerKeys.ts';
import { Definitions } from '#service/form/definitions.ts';
import { PresenceGate } from '#service/form/presence/presenceGate.ts';
import { NewsStreams } from '#service/news/newsStreams.ts';
import { WorkMetrics } from '#service/operate/metrics/workMetrics.ts';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { KeyUsage } from '#service/organization/key/keyUsage.ts';
import { PdfMaker } from '#service/pdf/pdfMaker.ts';
import { ExportRuns } from '#service/response/export/exportRuns.ts';
import { ResponseIndexes } from '#service/response/index/responseIndexes.ts';
import { insertMembership, insertUser } from '#store/query/account/user.ts';
import type { OrganizationId, Role } from '#store/tables.ts';
import type { Engine, TestData } from '../support/engines.ts';
import { type AppClient, openClient } from './appClient.ts';
import { waitingMail } from './mail/waitingMail.ts';

export interface Person {
  id: string;
  email: string;
  name: string;
}

export interface NewPerson {
  email?: string;
  name?: string;
  /** Hashing takes a while: omit it if nobody signs in with it. */
  password?: string;
  organization?: OrganizationId;
  /** The role in the organisation; owner by default. */
  role?: Role;
  /** The workspaces a member has access to. */
  workspaces?: readonly string[];
}

export interface AppService {
  data: TestData;
  /** Its local address. */
  url: string;
  keys: AccountKeys;
  context: AppContext;
  /** The clock of the service: it advances by a millisecond on every read, and further as the test needs. */
  time: { now: number };
  makeOrganization(name?: string): Promise<OrganizationId>;
  makePerson(person?: NewPerson): Promise<Person>;
  /** A signed-out browser. */
  visitor(): AppClient;
  /** A browser in which the person has just signed in. */
  signedIn(person: Person): Promise<AppClient>;
  /** Refreshes everyone's proof of identity, for tests that move the clock. */
  proveAll(): Promise<void>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * The web app's API, API v2 and form pages on a fresh installation, in the test's process and on its store:
 *
 *   await using app = await startApp(engine);
 */
export async function startApp(engine: Engine, settings: Partial<AppContext> = {}): Promise<AppService> {
  const data = await engine.open();
  // At the start of a quarter of an hour, so that no rate-limit window ends during a test.
  const time = { now: Math.floor(Date.now() / 900_000) * 900_000 };
  const clock = () => {
    time.now += 1;
    return time.now;
  };
  const log = settings.log ?? pino({ level: 'silent' });
  const trustedProxies = settings.trustedProxies ?? noAddresses;
  const security = new SecurityLog({ log, clock, trustedProxies });
  const { store, files, folder, secrets } = data;
  const keys = new AccountKeys(secrets);
  const assets = new Assets();
  const api = {
    store,
    files,
    definitions: new Definitions(store.read, clock),
    secrets: () => secrets,
    baseUrl: '',
    formsUrl: '',
    clock,
    checkouts: undefined,
    log,
  };
  const indexes = new ResponseIndexes({ store, definitions: api.definitions, clock, log });
  const context = {
    store,
    files,
    folder,
    definitions: api.definitions,
    indexes,
    keys: () => keys,
    answerKeys: new AnswerKeys(() => secrets.hash_key),
    baseUrl: '',
    formsUrl: '',
    clock,
    log,
    security,
    deferredWork: new DeferredWork((error) => assert.fail(String(error))),
    trustedProxies: noAddresses,
    mail: waitingMail(keys),
    oidc: undefined,
    unpaidForms: undefined,
    exportRuns: new ExportRuns(),
    pdfs: new PdfMaker({ fonts: [], log }),
    streams: new NewsStreams({
      store,
      clock,
      issuer: settings.oidc?.provider.issuer,
      onFailure: (error) => log.warn({ err: error }, 'the news of open streams could not be read'),
    }),
    presenceGate: new PresenceGate(),
    http: createHttpClient(),
    mailLimits: readConfig({}, {}).mailLimits,
    ...settings,
  };
  const app = openApp(context, assets);
  const metrics = new Metrics();
  let pages: OpenPages | undefined;
  const server = makeServer({
    api: {
      context: api,
      authenticator: new Authenticator(store.read, clock),
      keyUse: new KeyUsage(store),
      security,
    },
    site: {
      store,
      files,
      metrics,
      metricsToken: undefined,
      securityContact: undefined,
      clock,
      isDraining: () => false,
      payments: openPayments(api),
      assets,
      pages: async () => {
        // Imported lazily, because few tests need them.
        const { openPages } = await import('#http/page/openPages.ts');
        pages ??= openPages(api, {
          assets,
          files,
          folder: join(folder, 'arriving'),
          secrets: () => secrets,
          trustedProxies: noAddresses,
          locations: new Locations('off', log, clock),
          appOrigin: () => new URL(api.baseUrl).origin,
          spam: { limit: 0, metrics: metrics.spam },
          metrics: new WorkMetrics(),
        });
        return pages;
      },
      app: async () => app,
      reference: () => Promise.reject(new Error('no reference in this test')),
    },
    log,
    origins: openOrigins({ url: settings.baseUrl, formsUrl: undefined, hsts: 'off', host: '127.0.0.1' }),
    access: undefined,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  if (context.baseUrl === '') context.baseUrl = `http://localhost:${port}`;
  if (context.formsUrl === '') context.formsUrl = context.baseUrl;
  api.baseUrl = context.baseUrl;
  api.formsUrl = context.formsUrl;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await context.deferredWork.settled();
    await context.pdfs.close();
    await indexes.stop();
    await data.close();
  };

  return {
    data,
    url,
    keys,
    context,
    time,
    makeOrganization: (name = 'Orchard') => createOrganization(store, name, time.now),
    makePerson: (person = {}) => makePerson(data, person, time.now),
    visitor: () => openClient(url),
    async signedIn({ id }) {
      const client = openClient(url);
      const begun = { userId: id, method: 'password', agent: 'test' } as const;
      const token = await store.write(({ db }) => beginSession(db, keys, begun, time.now));
      client.cookies.set(cookieName('session', context.baseUrl), token);
      return client;
    },
    async proveAll() {
      await store.write(({ db }) => db.updateTable('app_session').set({ confirmed_at: time.now }).execute());
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function makePerson({ store }: TestData, person: NewPerson, now: number): Promise<Person> {
  const id = newShortId();
  const { email = `${id}@example.org`, name = `Person ${id}`, role = 'owner' } = person;
  const hash = person.password === undefined ? undefined : await hashPassword(person.password);
  await store.write(async ({ db }) => {
    if (!(await insertUser(db, { id, email, name, created_at: now }))) throw new Error(`${email} is taken`);
    if (hash !== undefined)
      await db.insertInto('user_password').values({ user_id: id, hash, set_at: now }).execute();
    const { organization: organization_id, workspaces = [] } = person;
    if (organization_id === undefined) return;
    await insertMembership(db, { organization_id, user_id: id, role, created_at: now });
    for (const workspace_id of workspaces)
      await db
        .insertInto('workspace_access')
        .values({ organization_id, workspace_id, user_id: id, created_at: now })
        .execute();
  });
  return { id, email, name };
}
