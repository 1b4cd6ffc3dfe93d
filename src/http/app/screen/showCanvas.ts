import type { Exchange } from '../../exchange.ts';
import { Problem } from '../../problem.ts';
import { sendCompressible } from '../../reply/send.ts';
import type { Assets } from '../../site/assets.ts';

/**
 * The sandbox gives the page an origin of its own: what a form contains reaches neither the app's session nor its
 * document. Styles come as constructed style sheets, which need no source.
 */
const policy = [
  'sandbox allow-scripts allow-forms',
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** `GET /preview`: the empty frame in which the app shows drafts. It contains no form; the app sends one to its script. */
export async function showCanvas(assets: Assets, exchange: Exchange): Promise<void> {
  const script = assets.entry('page/canvas/canvas');
  if (script === undefined)
    throw new Problem('not_found', { message: 'The web app was not built. Run: npm run build' });
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Canvass</title>',
    ...script.needs.map((file) => `<link rel="modulepreload" href="/assets/${file}">`),
    `<script type="module" src="/assets/${script.file}"></script>`,
    '</head>',
    '<body></body>',
    '</html>',
  ].join('\n');
  exchange.addHeader('Content-Type', 'text/html; charset=utf-8');
  exchange.addHeader('Cache-Control', 'no-cache');
  exchange.addHeader('Content-Security-Policy', policy);
  exchange.addHeader('Cross-Origin-Resource-Policy', 'same-origin');
  await sendCompressible(exchange, 200, [Buffer.from(html)]);
}
