import { hasOrganizations } from '#store/query/organization/organization.ts';
import type { Site } from '../edges.ts';
import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import { sendCompressible, sendJson } from '../reply/send.ts';
import { mayReadMetrics } from './mayReadMetrics.ts';

const ok = Buffer.from('{"status":"ok"}');

/** `/healthz`: liveness of the process. */
export async function showHealth(_site: Site, exchange: Exchange): Promise<void> {
  exchange.addHeader('Cache-Control', 'no-store');
  await sendJson(exchange, 200, [ok]);
}

/** `/readyz`: the database responds and the service is not draining. */
export async function showReadiness({ store, isDraining }: Site, exchange: Exchange): Promise<void> {
  exchange.addHeader('Cache-Control', 'no-store');
  const isReady =
    !isDraining() &&
    (await hasOrganizations(store.read).then(
      () => true,
      () => false,
    ));
  if (!isReady) throw new Problem('not_ready', { headers: ['Retry-After', '1'] });
  await sendJson(exchange, 200, [ok]);
}

/** `/metrics`, in Prometheus' text format. */
export async function showMetrics({ metrics, metricsToken }: Site, exchange: Exchange): Promise<void> {
  if (!mayReadMetrics(exchange.request, metricsToken)) throw new Problem('not_found');
  exchange.addHeader('Content-Type', metrics.contentType);
  await sendCompressible(exchange, 200, [Buffer.from(await metrics.text())]);
}
