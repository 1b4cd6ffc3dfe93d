import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type AppClient, openClient } from '../../app/appClient.ts';
import { type RunningService, startService } from '../../support/startService.ts';
import { launchBrowser } from '../browserVisit.ts';
import { become } from './openScreen.ts';
import { copyOwnedFolder, setUp, signedIn } from './ownedFolder.ts';
import { secretOf } from './showcase.ts';

/** An installation of its own, and the browsers of its people. */
export interface Journey {
  /** The public address, without a trailing slash. */
  readonly url: string;
  /** The link that the service printed at its start, if it is not set up. */
  readonly setupLink: string;
  /** The data folder. */
  readonly folder: string;
  /** A separate browser. */
  visit(): Promise<Page>;
  /** Signs in the owner: Maya Lindqvist owns Harbour Museum. */
  own(): Promise<Owned>;
  /** Runs a command on the installation and returns its output. */
  command(...args: string[]): Promise<string>;
  /** Stops the service gracefully, as an operator does. */
  stop(): Promise<void>;
  /** Restarts it on the same data and address. */
  start(settings?: NodeJS.ProcessEnv): Promise<void>;
  /** Ends everything; fails if a page reported any error on the way. */
  end(): Promise<void>;
}

export interface Owned {
  readonly organization: string;
  /** An API client signed in as the owner. */
  readonly client: AppClient;
  /** The owner's browser, on the list of forms. */
  readonly page: Page;
}

interface JourneyOptions {
  /** Errors that the test expects. */
  readonly expected?: RegExp;
  /** Other origins that the browser may visit. */
  readonly allowed?: readonly string[];
  /** Of the service, at every start. */
  readonly settings?: NodeJS.ProcessEnv;
  /** Starts from an empty folder, and is set up by the test. */
  readonly empty?: boolean;
}

const canvass = join(import.meta.dirname, '../../../bin/canvass');

export async function beginJourney({
  expected,
  allowed = [],
  settings: usual = {},
  empty = usual.DATABASE_URL !== undefined,
}: JourneyOptions = {}): Promise<Journey> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-journey-'));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const common = { PATH, NODE_COMPILE_CACHE, CANVASS_LOG_LEVEL: 'error' };
  const copy = empty ? undefined : await copyOwnedFolder(folder, common);
  const env = { ...common, CANVASS_DATA: folder, ...usual };
  const [first, browser] = await Promise.all([startService(env), launchBrowser()]);
  let service: RunningService = first;
  const setupLink = /http:\S+\/setup\/\S+/.exec(service.output())?.[0] ?? '';
  const url = service.url.replace('127.0.0.1', 'localhost');
  const complaints: string[] = [];
  const isExpected = (text: string) =>
    // The browser logs a response like 401 as an error; the test caused it on purpose.
    /^Failed to load resource: the server responded with a status of 4/.test(text) ||
    expected?.test(text) === true;
  const complain = (text: string) => {
    if (!isExpected(text)) complaints.push(text);
  };
  const visit = async () => {
    const context = await openContext(browser, url);
    watch(context, [url, ...allowed], complain);
    return await context.newPage();
  };
  return {
    url,
    setupLink,
    folder,
    visit,
    async own() {
      const client = copy === undefined ? openClient(url) : signedIn(url, copy);
      const organization = copy?.organization ?? (await setUp(client, secretOf('setup', setupLink)));
      const page = await visit();
      await become(page.context(), client, url);
      await page.goto(`${url}/app`);
      return { organization, client, page };
    },
    async command(...args) {
      const known = { ...env, CANVASS_URL: url };
      const { stdout } = await promisify(execFile)(process.execPath, [canvass, ...args], { env: known });
      return stdout;
    },
    async stop() {
      await service.stop();
    },
    async start(settings = {}) {
      service = await startService({ ...env, ...settings }, ['--port', new URL(url).port]);
    },
    async end() {
      await browser.close();
      await service.kill();
      await rm(folder, { recursive: true, force: true });
      // A page that was answered with 500 does not say why; the service does.
      if (complaints.length > 0) complaints.push(service.output());
      assert.deepEqual(complaints, []);
    },
  };
}

async function openContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  return context;
}

/** Reports what must not happen in any page: errors, unhandled rejections, requests to other origins. */
function watch(context: BrowserContext, places: readonly string[], complain: (text: string) => void): void {
  context.on('weberror', (error) => complain(error.error().stack ?? error.error().message));
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!places.includes(origin) && !['data:', 'blob:'].includes(protocol)) complain(`asks ${request.url()}`);
  });
}
