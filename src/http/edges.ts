import type { Logger } from 'pino';
import type { Clock } from '#kit/time/clock.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import type { Store } from '#store/store.ts';
import type { Api } from './api/handleApi.ts';
import type { OpenApp } from './app/openApp.ts';
import type { Metrics } from './log/metrics.ts';
import type { Origins } from './origin/origins.ts';
import type { OpenPages } from './page/openPages.ts';
import type { Payments } from './payment/payments.ts';
import type { Assets } from './site/assets.ts';

/** The dependencies of the route handlers. */
export interface Edges {
  api: Api;
  site: Site;
  log: Logger;
  origins: Origins;
  /** Writes the access log; undefined if the log level excludes it. */
  access: ((line: string) => void) | undefined;
}

export interface Site {
  store: Store;
  files: FileStore;
  metrics: Metrics;
  metricsToken: string | undefined;
  /** The address in `security.txt`. */
  securityContact: string | undefined;
  clock: Clock;
  isDraining(): boolean;
  payments: Payments;
  assets: Assets;
  /** Lazily imported at the first visit: an installation that only serves its API never needs them. */
  pages(): Promise<OpenPages>;
  /** Lazily imported with the first request to the app. */
  app(): Promise<OpenApp>;
  /** The pages of the API reference by path. */
  reference(): Promise<ReadonlyMap<string, { body: Buffer; headers: Record<string, string> }>>;
}
