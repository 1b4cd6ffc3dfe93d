import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formSchema } from '#contract/formSchema.ts';
import { openApiDocument } from '#contract/openapi.ts';
import type { Html } from '#render/html.ts';
import { paletteStyle } from '#render/style/palette.ts';
import { page } from './page.ts';
import { reachablePage } from './reachablePage.ts';

export interface ReadyAnswer {
  body: Buffer;
  headers: Record<string, string>;
}

interface Location {
  /** The public address, without a slash at the end. */
  baseUrl: string;
  /** The public address of forms; the same one unless given. */
  formsUrl?: string;
  version: string;
  /** The name of the built script; undefined without a build, and then the page has none. */
  script?: string | undefined;
}

/** Nothing inline, nothing from elsewhere, nowhere else to send to. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** In the order of the cascade. */
const styleSheets = ['base', 'bar', 'layout', 'fields', 'tables', 'code', 'narrow', 'article'];

let latest: { location: Location; pages: ReadonlyMap<string, ReadyAnswer> } | undefined;

/** The OpenAPI document, the schema of forms, the pages and their style: path → ready answer. Made once. */
export function referencePages(location: Location): ReadonlyMap<string, ReadyAnswer> {
  const known = latest?.location;
  const isKnown =
    known?.baseUrl === location.baseUrl &&
    known.formsUrl === location.formsUrl &&
    known.version === location.version &&
    known.script === location.script;
  if (latest === undefined || !isKnown) latest = { location, pages: makePages(location) };
  return latest.pages;
}

function makePages(location: Location): ReadonlyMap<string, ReadyAnswer> {
  const document = openApiDocument(location);
  const rules = styleSheets.map((name) => contentOf(`${name}.css`)).join('\n');
  const style = styleAsset(`${paletteStyle()}${rules}`);
  const script = location.script === undefined ? undefined : `/assets/${location.script}`;
  const root = new URL(location.baseUrl).pathname.replace(/\/$/, '');
  const assets = { root, style: style.path, script };
  return new Map([
    ['/openapi.json', answer(JSON.stringify(document), 'application/json', 'no-cache')],
    // Editors in a browser ask from their own origin, and there is nothing secret in it.
    [
      '/schema/form.json',
      answer(JSON.stringify(formSchema(location.baseUrl)), 'application/schema+json', 'no-cache', {
        'Access-Control-Allow-Origin': '*',
      }),
    ],
    ['/docs', pageAnswer(page(document, assets))],
    ['/docs/reachable', pageAnswer(reachablePage(location.baseUrl, assets))],
    [style.path, style.answer],
  ]);
}

/** The name changes with the content, so a browser may keep it for good. */
function styleAsset(body: string): { path: string; answer: ReadyAnswer } {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  const path = `/assets/reference-${hash}.css`;
  return { path, answer: answer(body, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable') };
}

function contentOf(file: string): string {
  return readFileSync(new URL(`assets/${file}`, import.meta.url), 'utf8');
}

function pageAnswer({ text }: Html): ReadyAnswer {
  return answer(text, 'text/html; charset=utf-8', 'no-cache', {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
}

function answer(body: string | Buffer, type: string, caching: string, more = {}): ReadyAnswer {
  return { body: Buffer.from(body), headers: { 'Content-Type': type, 'Cache-Control': caching, ...more } };
}
