import { logoFolder } from '#service/organization/branding/logoAddress.ts';
import type { Site } from '../edges.ts';
import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import { redirect } from '../reply/redirect.ts';
import { parameter } from '../route/router.ts';
import type { Row } from '../route/row.ts';
import type { Assets } from './assets.ts';
import { showHealth, showMetrics, showReadiness } from './health.ts';
import { sendAssetOrReference, sendReference } from './reference.ts';
import { sendLogo } from './sendLogo.ts';
import { sendWebhookKeys } from './sendWebhookKeys.ts';
import { sendFavicon, sendRobots, sendSecurityContact } from './siteFiles.ts';

type SiteRow = Row<{ readonly site: Site }>;

const page = { methods: ['GET'], access: 'public', refusesForeignHost: 'reads' } as const;
const probe = { ...page, origin: 'both', refusesForeignHost: 'never' } as const;

/** The routes outside the API, the app and the forms. */
export const siteRows: readonly SiteRow[] = [
  { ...probe, pattern: '/healthz', name: 'healthz', handle: onSite(showHealth) },
  { ...probe, pattern: '/readyz', name: 'readyz', handle: onSite(showReadiness) },
  // A scraper with the token may use any name; without it, `mayReadMetrics` refuses foreign ones.
  { ...probe, pattern: '/metrics', name: 'metrics', access: 'metrics token', handle: onSite(showMetrics) },
  { ...page, pattern: '/favicon.ico', name: 'favicon', origin: 'both', handle: onSite(sendFavicon) },
  { ...probe, pattern: '/robots.txt', name: 'robots', handle: onSite(sendRobots) },
  {
    ...probe,
    pattern: '/.well-known/security.txt',
    name: 'security_txt',
    handle: onSite(sendSecurityContact),
  },
  {
    ...probe,
    pattern: '/.well-known/webhooks/:form',
    name: 'webhook_keys',
    handle: async ({ site }, exchange, match) =>
      await sendWebhookKeys(site, exchange, parameter(match, 'form') ?? ''),
  },
  { ...page, pattern: '/embed.js', name: 'embed', origin: 'forms', handle: onSite(sendEmbed) },
  {
    ...page,
    pattern: '/',
    name: 'home',
    origin: 'app',
    handle: (_edges, exchange) => redirect(exchange, 302, './app'),
  },
  { ...page, pattern: `${logoFolder}*`, name: 'logo', origin: 'both', handle: onSite(sendLogo) },
  {
    ...page,
    pattern: '/assets/*',
    name: 'asset',
    origin: 'both',
    // Names of built files contain a hash, which looks like a secret.
    isPathPublic: true,
    // A missing file is a 404 for every method.
    methodCheck: 'handler',
    handle: sendAssetOrReference,
  },
  ...['/docs', '/docs/reachable', '/openapi.json', '/schema/form.json'].map(
    (pattern): SiteRow => ({
      ...page,
      pattern,
      name: 'reference',
      origin: 'app',
      handle: onSite(sendReference),
    }),
  ),
];

function onSite(answer: (site: Site, exchange: Exchange) => Promise<void>): SiteRow['handle'] {
  return async ({ site }, exchange) => await answer(site, exchange);
}

/**
 * `/embed.js`, the script that other pages load. Its address never changes, so browsers revalidate it after an hour; the
 * ETag is the name of the built file, which holds a hash.
 */
async function sendEmbed({ assets }: { readonly assets: Assets }, exchange: Exchange): Promise<void> {
  const file = assets.entry('embed/embed')?.file;
  if (file === undefined) throw new Problem('not_found');
  exchange.addHeader('Cache-Control', 'public, max-age=3600');
  exchange.addHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  exchange.addHeader('ETag', `W/"${file}"`);
  if (exchange.request.headers['if-none-match']?.includes(`"${file}"`) !== true)
    return await assets.send(exchange, file);
  exchange.response.writeHead(304, exchange.headers);
  exchange.response.end();
}
