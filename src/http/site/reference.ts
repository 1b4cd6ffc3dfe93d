import { createHash } from 'node:crypto';
import type { Edges, Site } from '../edges.ts';
import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import { sendCompressible } from '../reply/send.ts';
import { requireMethod } from '../route/requireMethod.ts';
import { type Match, parameter } from '../route/router.ts';
import { showMissing } from '../showMissing.ts';
import { sendAsset } from './assets.ts';

/** The API reference: its page, the OpenAPI document, the schema of forms. */
export async function sendReference(
  { reference }: Pick<Site, 'reference'>,
  exchange: Exchange,
): Promise<void> {
  const page = (await reference()).get(exchange.path);
  if (page === undefined) throw new Problem('not_found');
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

/** `/assets/…`: a built file, otherwise one of the API reference, which only the app's address serves. */
export async function sendAssetOrReference(
  { site }: Pick<Edges, 'site'>,
  exchange: Exchange,
  match: Match,
): Promise<void> {
  const name = parameter(match, '*') ?? '';
  if (site.assets.has(name)) {
    requireMethod(match);
    return await sendAsset(site.assets, exchange, name);
  }
  exchange.route = 'none';
  if (exchange.side.name === 'forms') return await showMissing({ site }, exchange);
  if (!(await site.reference()).has(exchange.path)) throw new Problem('not_found');
  exchange.route = 'reference';
  requireMethod(match);
  await sendReference(site, exchange);
}
