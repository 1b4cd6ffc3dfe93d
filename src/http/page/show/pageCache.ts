import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { boundedCache } from '#render/locale.ts';
import { countryAttribute } from '#render/page.ts';
import { previewParameter } from '#service/collect/preview/previewToken.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { languageOf } from '../pageLanguageOf.ts';
import { actionOf, type PageRequest } from '../request.ts';

/** The parts of a page that differ from visitor to visitor. */
export interface VisitorParts {
  readonly submissionId: string;
  readonly ticket: string;
  /** Two letters; undefined if unknown. */
  readonly country: string | undefined;
}

/** A rendered page with gaps for the visitor's country, submission id and ticket, in this order. */
export class CachedPage {
  readonly #pieces: readonly Buffer[];
  readonly #fixedLength: number;
  readonly #hasCountry: boolean;
  /** Buffers of pages that were sent, reused for the next visitors: allocating one costs more than sending it. */
  readonly #spare: Buffer[] = [];

  constructor(page: string | Buffer) {
    const bytes = typeof page === 'string' ? Buffer.from(page) : page;
    const [opening, form] = cut(bytes, countryAttribute(placeholders.country).text);
    const [before, rest] = cut(form ?? opening, placeholders.submissionId);
    const [between, after] = cut(rest ?? nothing, placeholders.ticket);
    this.#hasCountry = form !== undefined;
    this.#pieces = [form === undefined ? nothing : opening, before, between, after ?? nothing];
    this.#fixedLength = this.#pieces.reduce((sum, { length }) => sum + length, 0);
  }

  /** The most memory it may take, including copies. */
  get size(): number {
    return this.#fixedLength * (1 + maxSpare);
  }

  /** The page of one visitor. Its buffer is reused after the response was sent. */
  fill(response: ServerResponse, { submissionId, ticket, country }: VisitorParts): Buffer {
    const gaps = [this.#hasCountry ? countryGap(country) : '', submissionId, ticket];
    let length = this.#fixedLength;
    for (const gap of gaps) length += gap.length;
    const spare = this.#spare.pop();
    const isFilled = spare?.length === length;
    const page = isFilled ? spare : Buffer.allocUnsafeSlow(length);
    let end = 0;
    let index = 0;
    for (const piece of this.#pieces) {
      if (!isFilled) piece.copy(page, end);
      end += piece.length;
      const gap = gaps[index++];
      if (gap) end += page.write(gap, end, 'latin1');
    }
    response.once('finish', () => {
      if (this.#spare.length < maxSpare) this.#spare.push(page);
    });
    return page;
  }
}

const nothing = Buffer.alloc(0);

/** The bytes before and after a word, as views; without the word, all of them. */
function cut(bytes: Buffer, word: string): [Buffer, Buffer?] {
  const at = bytes.indexOf(word);
  return at === -1 ? [bytes] : [bytes.subarray(0, at), bytes.subarray(at + Buffer.byteLength(word))];
}

const unknownCountry = ' '.repeat(countryAttribute('DE').text.length);

const countryGaps = new Map<string, string>();

/** Always of the same length, so that buffers fit the next visitor; spaces for an unknown country. */
function countryGap(country: string | undefined): string {
  if (country === undefined) return unknownCountry;
  return boundedCache(countryGaps, country, () => countryAttribute(country).text);
}

/** About the number of concurrent responses in a busy moment. */
const maxSpare = 8;

let cache = new WeakMap<CompiledForm, Map<string, CachedPage>>();
let size = 0;

/** In bytes; a larger cache is cleared, so that requests for every form in every language do not fill the memory. */
const maxBytes = 64 * 1024 * 1024;

/** Random, so that no form text contains them. */
export const placeholders = { submissionId: randomUUID(), ticket: randomUUID(), country: randomUUID() };

/** Query parameters of pages that all visitors share. */
const sharedParameters = new Set(['lang', 'test', 'embed']);

/** Whether all visitors get the same page in this language. */
export function isShared({ query, preview }: PageRequest, { settings }: PublishedForm): boolean {
  const { password_hash, quotas } = settings;
  return (
    password_hash === undefined &&
    quotas === undefined &&
    query
      .keys()
      .every((name) => sharedParameters.has(name) || (preview !== undefined && name === previewParameter))
  );
}

/** The cached page of a version. On a cache miss, `make` renders it with the placeholders of {@link placeholders}. */
export async function cachedPage(
  request: PageRequest,
  form: PublishedForm,
  today: string,
  make: () => Promise<string | Buffer>,
): Promise<CachedPage> {
  const name = nameOf(request, form, today);
  const known = cache.get(form.form)?.get(name);
  if (known !== undefined) return known;
  const page = new CachedPage(await make());
  size += page.size + name.length;
  if (size > maxBytes) {
    cache = new WeakMap();
    size = page.size + name.length;
  }
  const pages = cache.get(form.form) ?? new Map<string, CachedPage>();
  pages.set(name, page);
  cache.set(form.form, pages);
  return page;
}

/** The cache key: everything that affects the page besides the version. */
function nameOf(request: PageRequest, { definition, name, settings }: PublishedForm, today: string): string {
  const { headers } = request.exchange.request;
  const language = languageOf(definition, headers['accept-language'], request.query.get('lang') ?? undefined);
  const { one_per_person, slug, search_engines, privacy_mode, partial, copy } = settings;
  const requested = [language, actionOf(request), today, name, request.preview?.revision];
  return JSON.stringify([
    ...requested,
    one_per_person?.by,
    slug,
    search_engines,
    privacy_mode,
    partial,
    copy,
  ]);
}
