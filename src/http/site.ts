import { createHash } from 'node:crypto';
import { logoFolder } from '#service/organization/branding/logoAddress.ts';
import type { DiskFiles } from '#store/files/disk.ts';
import { hasOrganizations } from '#store/query/organization/organization.ts';
import type { Store } from '#store/store.ts';
import { isOfApp } from './app/appPath.ts';
import type { OpenApp } from './app/openApp.ts';
import { type Assets, sendAsset } from './assets.ts';
import type { Exchange } from './exchange.ts';
import { mayReadMetrics } from './mayReadMetrics.ts';
import type { Metrics } from './metrics.ts';
import { ownerOf } from './origin/ownerOf.ts';
import { isOfForms } from './page/formPath.ts';
import type { OpenPages } from './page/openPages.ts';
import { handlePayment } from './payment/handlePayment.ts';
import type { Payments } from './payment/payments.ts';
import { Problem } from './problem.ts';
import { sendCompressible, sendJson } from './send.ts';
import { embedPath, sendEmbed } from './sendEmbed.ts';
import { sendLogo } from './sendLogo.ts';

export interface Site {
  store: Store;
  files: DiskFiles;
  metrics: Metrics;
  metricsToken: string | undefined;
  isDraining(): boolean;
  payments: Payments;
  assets: Assets;
  /** Loaded when the first visitor comes: an installation that only serves its API never needs them. */
  pages(): Promise<OpenPages>;
  /** Loaded when the first person opens it. */
  app(): Promise<OpenApp>;
  /** The API reference: path → ready answer. */
  reference(): Promise<ReadonlyMap<string, { body: Buffer; headers: Record<string, string> }>>;
}

const referencePath = /^\/(docs|openapi\.json|schema\/form\.json|assets\/.*)$/;

const ok = Buffer.from('{"status":"ok"}');

/** Everything outside the API. */
export async function handleSite(site: Site, exchange: Exchange): Promise<void> {
  const isForms = exchange.side.name === 'forms';
  if (isForms && ownerOf(exchange.path) === 'app') return await showMissing(site, exchange);
  switch (exchange.path) {
    case '/healthz':
      exchange.route = 'healthz';
      requireRead(exchange);
      exchange.addHeader('Cache-Control', 'no-store');
      return await sendJson(exchange, 200, [ok]);
    case '/readyz':
      exchange.route = 'readyz';
      requireRead(exchange);
      exchange.addHeader('Cache-Control', 'no-store');
      if (!(await isReady(site))) throw new Problem('not_ready', { headers: ['Retry-After', '1'] });
      return await sendJson(exchange, 200, [ok]);
    case '/metrics':
      exchange.route = 'metrics';
      requireRead(exchange);
      if (!mayReadMetrics(exchange.request, site.metricsToken)) throw new Problem('not_found');
      exchange.addHeader('Content-Type', site.metrics.contentType);
      return await sendCompressible(exchange, 200, [Buffer.from(await site.metrics.text())]);
    case embedPath:
      exchange.route = 'embed';
      requireRead(exchange);
      return await sendEmbed(site.assets, exchange);
    case '/':
      exchange.route = 'home';
      requireRead(exchange);
      exchange.headers.push('Location', './app', 'Content-Length', '0');
      exchange.response.writeHead(302, exchange.headers);
      exchange.response.end();
      return;
  }
  if (isOfApp(exchange)) return await (await site.app()).handle(exchange);
  if (await handlePayment(site.payments, exchange)) return;
  if (isOfForms(exchange) && (await (await site.pages()).handle(exchange))) return;
  if (exchange.path.startsWith(logoFolder)) {
    exchange.route = 'logo';
    requireRead(exchange);
    return await sendLogo(site, exchange);
  }
  const asset = exchange.path.startsWith('/assets/') ? exchange.path.slice('/assets/'.length) : '';
  if (site.assets.has(asset)) {
    exchange.route = 'asset';
    requireRead(exchange);
    return await sendAsset(site.assets, exchange, asset);
  }
  // Making the reference takes a moment, which a wrong path should not cost everybody.
  if (isForms || !referencePath.test(exchange.path)) return await showMissing(site, exchange);
  const page = (await site.reference()).get(exchange.path);
  if (page === undefined) throw new Problem('not_found');
  exchange.route = 'reference';
  requireRead(exchange);
  const etag = `"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`;
  for (const [name, value] of Object.entries(page.headers)) exchange.addHeader(name, value);
  exchange.addHeader('ETag', `W/${etag}`);
  if (exchange.request.headers['if-none-match']?.includes(etag) === true) {
    exchange.response.writeHead(304, exchange.headers);
    exchange.response.end();
    return;
  }
  await sendCompressible(exchange, 200, [page.body]);
}

async function showMissing(site: Site, exchange: Exchange): Promise<void> {
  if (!asksForPage(exchange)) throw new Problem('not_found');
  await (await site.pages()).showMissing(exchange);
}

/** Whether a person looks: programs take anything, or say that they take JSON. */
function asksForPage({ isRead, request }: Exchange): boolean {
  return isRead && /\btext\/html\b/i.test(request.headers.accept ?? '');
}

function requireRead(exchange: Exchange): void {
  if (!exchange.isRead) throw new Problem('method_not_allowed', { headers: ['Allow', 'GET, HEAD'] });
}

async function isReady({ store, isDraining }: Site): Promise<boolean> {
  if (isDraining()) return false;
  return await hasOrganizations(store.read).then(
    () => true,
    () => false,
  );
}
