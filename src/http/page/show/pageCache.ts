import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { languageOf } from '../pageLanguageOf.ts';
import { actionOf, type PageRequest } from '../request.ts';

/** A rendered page with two gaps, for the visitor's submission id and ticket. */
export class CachedPage {
  readonly #before: Buffer;
  readonly #between: Buffer;
  readonly #after: Buffer;
  /** Buffers of pages that were sent, reused for the next visitors: allocating one costs more than sending it. */
  readonly #spare: Buffer[] = [];

  constructor(page: string) {
    const [before = '', rest = ''] = page.split(placeholders.submissionId);
    const [between = '', after = ''] = rest.split(placeholders.ticket);
    this.#before = Buffer.from(before);
    this.#between = Buffer.from(between);
    this.#after = Buffer.from(after);
  }

  /** The most memory it may take, including copies. */
  get size(): number {
    return (this.#before.length + this.#after.length) * (1 + mostSpare);
  }

  /** The page of one visitor. Its buffer is reused after the response was sent. */
  fill(response: ServerResponse, submissionId: string, ticket: string): Buffer {
    const [before, between] = [this.#before.length, this.#between.length];
    const spare = this.#spare.pop();
    const length = before + submissionId.length + between + ticket.length + this.#after.length;
    const page = spare?.length === length ? spare : this.#copy(length, submissionId.length, ticket.length);
    page.write(submissionId, before, 'latin1');
    page.write(ticket, before + submissionId.length + between, 'latin1');
    response.once('finish', () => {
      if (this.#spare.length < mostSpare) this.#spare.push(page);
    });
    return page;
  }

  #copy(length: number, id: number, ticket: number): Buffer {
    const page = Buffer.allocUnsafeSlow(length);
    const end = this.#before.copy(page) + id;
    this.#after.copy(page, end + this.#between.copy(page, end) + ticket);
    return page;
  }
}

/** About the number of concurrent responses in a busy moment. */
const mostSpare = 8;

let cache = new WeakMap<CompiledForm, Map<string, CachedPage>>();
let size = 0;

/** In bytes; a larger cache is cleared, so that requests for every form in every language do not fill the memory. */
const maxBytes = 64 * 1024 * 1024;

/** Placeholders for the submission id and the ticket; random, so that no form text contains them. */
export const placeholders = { submissionId: randomUUID(), ticket: randomUUID() };

/** Query parameters of pages that all visitors share. */
const sharedParameters = new Set(['lang', 'test', 'embed']);

/** Whether all visitors get the same page in this language. */
export function isShared({ query }: PageRequest, { settings }: PublishedForm): boolean {
  const { password_hash, quotas } = settings;
  return (
    password_hash === undefined &&
    quotas === undefined &&
    query.keys().every((name) => sharedParameters.has(name))
  );
}

/** The cached page of a version. On a cache miss, `make` renders it with the placeholders of {@link placeholders}. */
export async function cachedPage(
  request: PageRequest,
  form: PublishedForm,
  today: string,
  make: () => Promise<string>,
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
  const { one_per_person, slug, search_engines, privacy_mode } = settings;
  const requested = [language, actionOf(request), today, name];
  return JSON.stringify([...requested, one_per_person?.by, slug, search_engines, privacy_mode]);
}
