import { type Html, html } from '#render/html.ts';
import { hostName } from '#render/pageNames.ts';
import { canonicalAddress } from '#render/share/formAddress.ts';
import { availability } from '#service/collect/publishedForm/availability.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { decodedSegment } from '../decodedSegment.ts';
import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import { sendCompressible } from '../reply/send.ts';
import type { Pages } from './pages.ts';

const usual = { width: 640, height: 640 };

/** The cache lifetime for consumers, in seconds. */
const maxAge = 3600;

/** Query parameters that are private to a visitor or replaced for the frame. */
const privateParameters = ['key', 'resume', 'embed', hostName];

/** `/oembed?url=…` by oEmbed 1.0: a frame with the form, for services that turn links into embeds. */
export async function answerOembed(pages: Pages, exchange: Exchange): Promise<void> {
  const query = new URLSearchParams(exchange.query);
  const format = query.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') throw new Problem('format_unsupported', { param: 'format' });
  const width = sideIn(query, 'maxwidth', usual.width);
  const height = sideIn(query, 'maxheight', usual.height);
  const { formsUrl: baseUrl } = pages.submissions;
  const requested = formIn(baseUrl, query.get('url') ?? '');
  const found = requested && (await pages.forms.find(requested.address));
  if (requested === undefined || found?.ok !== true) throw new Problem('not_found');
  const form = found.value;
  if (form.settings.password_hash !== undefined) throw new Problem('form_private');
  const title = titleOf(form, pages.clock());
  const source = new URL(canonicalAddress(baseUrl, form));
  for (const [name, value] of requested.query)
    if (!privateParameters.includes(name)) source.searchParams.append(name, value);
  source.searchParams.append('embed', 'inline');
  const answer = {
    version: '1.0',
    type: 'rich',
    provider_name: 'Canvass',
    provider_url: baseUrl,
    ...(title === undefined ? {} : { title }),
    cache_age: maxAge,
    width,
    height,
    html: frame(source.href, title ?? 'Form', width, height).text,
  };
  exchange.addHeader('Content-Type', format === 'json' ? 'application/json' : 'text/xml; charset=utf-8');
  // Editors in a browser request it from their own origin, and the content is public.
  exchange.addHeader('Access-Control-Allow-Origin', '*');
  exchange.addHeader('Cache-Control', `public, max-age=${maxAge}`);
  const text = format === 'json' ? JSON.stringify(answer) : xml(answer);
  await sendCompressible(exchange, 200, [Buffer.from(text)]);
}

/** The form of an address of this service. The scheme is ignored, because proxies change it. */
function formIn(baseUrl: string, text: string): { address: string; query: URLSearchParams } | undefined {
  const url = URL.parse(text);
  const base = new URL(baseUrl);
  const root = base.pathname.replace(/\/$/, '');
  if (url === null || !/^https?:$/.test(url.protocol) || url.host !== base.host) return undefined;
  if (!url.pathname.startsWith(`${root}/`)) return undefined;
  const encoded = /^\/f\/([^/]+)\/?$/.exec(url.pathname.slice(root.length))?.[1];
  const address = encoded === undefined ? undefined : decodedSegment(encoded);
  return address === undefined ? undefined : { address, query: url.searchParams };
}

/** The form's title; undefined if a visitor could not see the form now. */
function titleOf(form: PublishedForm, now: number): string | undefined {
  const isPersonal = form.settings.one_per_person?.by === 'link';
  if (isPersonal || availability(form, now) !== undefined) return undefined;
  const { title = '' } = form.definition;
  // Bracketed texts are filled with a visitor's answers, so they are left out.
  return (title.includes('[') ? '' : title.trim()) || form.name;
}

function sideIn(query: URLSearchParams, param: string, most: number): number {
  const text = query.get(param);
  if (text === null) return most;
  if (!/^[0-9]+$/.test(text) || Number(text) === 0) {
    const message = `${param} must be a whole number of pixels from 1.`;
    throw new Problem('parameter_invalid', { param, message });
  }
  return Math.min(Number(text), most);
}

function frame(source: string, title: string, width: number, height: number): Html {
  return html`<iframe src="${source}" title="${title}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}

function xml(answer: Record<string, string | number>): string {
  const items = Object.entries(answer).map(([name, value]) => `<${name}>${html`${value}`.text}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${items.join('')}</oembed>\n`;
}
