import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { day } from '#kit/time/durations.ts';
import type { Site } from '../edges.ts';
import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import { send, sendCompressible } from '../reply/send.ts';

let icon: Buffer | undefined;

/** `/favicon.ico`, for browsers that do not show the SVG icon of the pages. */
export async function sendFavicon(_site: Site, exchange: Exchange): Promise<void> {
  icon ??= readFileSync(join(import.meta.dirname, 'favicon.ico'));
  exchange.addHeader('Content-Type', 'image/x-icon');
  exchange.addHeader('Cache-Control', 'public, max-age=86400');
  send(exchange, 200, [icon], icon.length);
}

/** Forms may be fetched, so that search engines see the `noindex` that they have unless their owner says otherwise. */
const robots = `User-agent: *
Allow: /f/
Disallow: /app
Disallow: /v1
Disallow: /v2
`;

/** `/robots.txt` */
export async function sendRobots(_site: Site, exchange: Exchange): Promise<void> {
  await sendText(exchange, robots);
}

/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** `/.well-known/security.txt` (RFC 9116), where the operator has named a contact. */
export async function sendSecurityContact(
  { securityContact, clock }: Site,
  exchange: Exchange,
): Promise<void> {
  if (securityContact === undefined) throw new Problem('not_found');
  // Midnight, so that the file changes once a day.
  const expires = new Date((Math.floor(clock() / day) + validDays) * day);
  await sendText(exchange, `Contact: ${securityContact}\nExpires: ${expires.toISOString()}\n`);
}

async function sendText(exchange: Exchange, text: string): Promise<void> {
  exchange.addHeader('Content-Type', 'text/plain; charset=utf-8');
  exchange.addHeader('Cache-Control', 'public, max-age=3600');
  await sendCompressible(exchange, 200, [Buffer.from(text)]);
}
