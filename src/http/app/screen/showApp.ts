import { iconLink } from '#render/icon.ts';
import type { Exchange } from '../../exchange.ts';
import { Problem } from '../../problem.ts';
import { sendCompressible } from '../../reply/send.ts';
import type { Assets } from '../../site/assets.ts';

/** Frames show pages of forms, whose codes for scanning are images of the same origin. */
function policyFor(formsUrl: string): string {
  const { origin } = new URL(formsUrl);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${origin}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${origin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The screens without a session, which run without the rest of the app. */
const publicPath = /^\/(?:app\/(?:sign-in|forgot|join)|(?:join|reset|setup|confirm-email)\/[^/]+)\/?$/;

/** Sends the document of the single-page app; its router chooses the screen. */
export async function showApp(assets: Assets, exchange: Exchange, formsUrl: string): Promise<void> {
  const main = assets.entry('admin/main');
  const app = publicPath.test(exchange.path) ? undefined : assets.entry('admin/app');
  const appearance = assets.entry('admin/appearance');
  const style = assets.entry('admin/style');
  if (main === undefined || appearance === undefined || style === undefined)
    throw new Problem('not_found', { message: 'The web app was not built. Run: npm run build' });
  const scripts = new Set([...main.needs, ...(app === undefined ? [] : [app.file, ...app.needs])]);
  scripts.delete(main.file);
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Canvass</title>',
    iconLink.text,
    // Applies theme and language before the first paint.
    `<script src="/assets/${appearance.file}"></script>`,
    `<link rel="stylesheet" href="/assets/${style.file}">`,
    ...[...scripts].map((file) => `<link rel="modulepreload" href="/assets/${file}">`),
    `<script type="module" src="/assets/${main.file}"></script>`,
    '</head>',
    '<body>',
    '<div id="app"></div>',
    '<noscript>The web app of Canvass needs JavaScript. Forms work without it.</noscript>',
    '</body>',
    '</html>',
  ].join('\n');
  exchange.addHeader('Content-Type', 'text/html; charset=utf-8');
  exchange.addHeader('Cache-Control', 'no-cache');
  exchange.addHeader('Content-Security-Policy', policyFor(formsUrl));
  exchange.addHeader('Cross-Origin-Opener-Policy', 'same-origin');
  exchange.addHeader('Referrer-Policy', 'no-referrer');
  await sendCompressible(exchange, 200, [Buffer.from(html)]);
}
