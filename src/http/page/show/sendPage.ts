import { createHash } from 'node:crypto';
import type { FormDefinition } from '#form/definition/document.ts';
import { asksForPayment, redirectsOf } from '#form/definition/leadsElsewhere.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { iconOf } from '#render/icon.ts';
import { pageStyle } from '#render/style/pageStyle.ts';
import type { Exchange } from '../../exchange.ts';
import { sendCompressible } from '../../reply/send.ts';

const hashes = new Map<string, string>();

/** Forms may be framed by any site, previews by one origin, other pages by none. */
export type Framing = 'anywhere' | 'nowhere' | { readonly origin: string };

/**
 * Sends a page of a form. Its policy allows one style by hash and images from the page itself or this service; it
 * sets no cookie.
 */
export async function sendPage(
  exchange: Exchange,
  status: number,
  page: string | Buffer,
  definition: FormDefinition | undefined,
  framing: Framing = 'anywhere',
  moreStyle = '',
): Promise<void> {
  const { policy, hasCalendar } = moreStyle === '' ? policyOf(definition) : newPolicy(definition, moreStyle);
  exchange.addHeader('Content-Type', 'text/html; charset=utf-8');
  exchange.addHeader(
    'Content-Security-Policy',
    framing === 'anywhere' ? policy : `${policy}; frame-ancestors ${ancestorsOf(framing)}`,
  );
  exchange.addHeader('Referrer-Policy', 'same-origin');
  exchange.addHeader('Cache-Control', 'no-store');
  // A page with `Cross-Origin-Embedder-Policy: require-corp` frames only pages with both headers.
  if (framing === 'anywhere') {
    exchange.addHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    // Under this policy a page cannot show Calendly, which sends no such headers.
    if (!hasCalendar) exchange.addHeader('Cross-Origin-Embedder-Policy', 'require-corp');
  }
  await sendCompressible(exchange, status, [typeof page === 'string' ? Buffer.from(page) : page]);
}

function ancestorsOf(framing: Exclude<Framing, 'anywhere'>): string {
  return framing === 'nowhere' ? "'none'" : `'self' ${framing.origin}`;
}

interface Policy {
  readonly policy: string;
  readonly hasCalendar: boolean;
}

/** Cached, because a version never changes and every page needs its policy. */
const policies = new WeakMap<FormDefinition, Policy>();

function policyOf(definition: FormDefinition | undefined): Policy {
  const known = definition === undefined ? undefined : policies.get(definition);
  if (known !== undefined) return known;
  const policy = newPolicy(definition);
  if (definition !== undefined) policies.set(definition, policy);
  return policy;
}

function newPolicy(definition: FormDefinition | undefined, moreStyle = ''): Policy {
  const hasCalendar = showsCalendar(definition);
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash(pageStyle(definition) + moreStyle)}'`,
    `img-src ${loadsPictures(definition) ? "'self' data:" : 'data:'}`,
    "font-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    ...(hasCalendar ? ['frame-src https://calendly.com'] : []),
    "base-uri 'none'",
    `form-action ${["'self'", ...goesTo(definition)].join(' ')}`,
  ].join('; ');
  return { policy, hasCalendar };
}

/** Whether the page loads pictures of this service: the organisation's logo, or those that come with the service. */
function loadsPictures(definition: FormDefinition | undefined): boolean {
  const { logo, cover, side_image: side, background_image: background } = definition?.theme ?? {};
  const pictures = [iconOf(definition?.theme), logo, cover, side, background];
  return pictures.some((picture) => picture?.source.startsWith('data:') === false);
}

/** Whether the page can open a Calendly frame, which loads on a click. */
function showsCalendar(definition: FormDefinition | undefined): boolean {
  const fields = definition?.pages.flatMap((page) => page.fields) ?? [];
  return fields.some((field) => isKnownField(field) && field.type === 'calendly' && field.opens === 'frame');
}

/**
 * The redirect targets for `form-action`, which browsers also apply to redirects: the payment page and the author's
 * page.
 */
function goesTo(definition: FormDefinition | undefined): string[] {
  if (definition === undefined) return [];
  const origins = redirectsOf(definition).flatMap((address) => {
    const origin = URL.parse(address)?.origin;
    return origin === undefined || origin === 'null' ? [] : [origin];
  });
  return [...new Set([...origins, ...(asksForPayment(definition) ? ['https://checkout.stripe.com'] : [])])];
}

function styleHash(style: string): string {
  let hash = hashes.get(style);
  if (hash === undefined) {
    hash = createHash('sha256').update(style).digest('base64');
    if (hashes.size >= 500) hashes.clear();
    hashes.set(style, hash);
  }
  return hash;
}
