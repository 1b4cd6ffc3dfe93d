import type { Logger } from 'pino';
import type { FileStore } from '#store/files/fileStore.ts';
import type { Store } from '#store/store.ts';
import type { Api } from './api/handleApi.ts';
import type { OpenApp } from './app/openApp.ts';
import type { Metrics } from './log/metrics.ts';
import type { Origins } from './origin/origins.ts';
import type { OpenPages } from './page/openPages.ts';
import type { Payments } from './payment/payments.ts';
import type { Assets } from './site/assets.ts';

/** Everything that the handlers of the route table work with. */
export interface Edges {
  api: Api;
  site: Site;
  log: Logger;
  origins: Origins;
  /** Takes the log's line for each answer; undefined where the log level leaves them out. */
  access: ((line: string) => void) | undefined;
}

export interface Site {
  store: Store;
  files: FileStore;
  metrics: Metrics;
  metricsToken: string | undefined;
  isDraining(): boolean;
  payments: Payments;
  assets: Assets;
  /** Loaded with the first visitor: an installation that only serves its API never needs them. */
  pages(): Promise<OpenPages>;
  /** Loaded with the first request to the app. */
  app(): Promise<OpenApp>;
  /** The API reference: path → ready answer. */
  reference(): Promise<ReadonlyMap<string, { body: Buffer; headers: Record<string, string> }>>;
}
