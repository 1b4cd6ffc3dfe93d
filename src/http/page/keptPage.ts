import { randomUUID } from 'node:crypto';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { PublishedForm } from '#service/submission/publishedForms.ts';
import { actionOf, type PageRequest } from './request.ts';
import { languageOf } from './speechOf.ts';

/** A page without what is different for each visitor: the id under which the answers are sent, and the ticket. */
interface KeptPage {
  readonly before: Buffer;
  readonly between: string;
  readonly after: Buffer;
}

const kept = new WeakMap<CompiledForm, Map<string, KeptPage>>();
const mostOfForm = 50;

/** In the place of the id and of the ticket, while the page is made; no author can have written them. */
export const places = { submissionId: randomUUID(), ticket: randomUUID() };

/** What may stand in the address of a page that is the same for everybody. */
const harmless = new Set(['lang', 'test', 'embed']);

/** Whether the page is the same for everybody who asks for it in this language. */
export function isForEverybody({ query }: PageRequest, { settings }: PublishedForm): boolean {
  const { password_hash, quotas } = settings;
  return (
    password_hash === undefined && quotas === undefined && query.keys().every((name) => harmless.has(name))
  );
}

/**
 * The page of a version as it was made for an earlier visitor, with the id and the ticket of this one put in. `make` is
 * asked with the marks of {@link places} where there is none yet.
 */
export async function keptPage(
  request: PageRequest,
  form: PublishedForm,
  today: string,
  own: { readonly submissionId: string; readonly ticket: string },
  make: () => Promise<string>,
): Promise<Buffer[]> {
  const pages = kept.get(form.form) ?? new Map<string, KeptPage>();
  kept.set(form.form, pages);
  const name = nameOf(request, form, today);
  let page = pages.get(name);
  if (page === undefined) {
    page = divided(await make());
    if (pages.size >= mostOfForm) pages.clear();
    pages.set(name, page);
  }
  // What is the same for everybody is not copied: that would cost as much as all the rest.
  const middle = own.submissionId + page.between + own.ticket;
  return [page.before, Buffer.from(middle, 'latin1'), page.after];
}

/** Everything outside of the version that the page says or does. */
function nameOf(request: PageRequest, { definition, name, settings }: PublishedForm, today: string): string {
  const { headers } = request.exchange.request;
  const language = languageOf(definition, headers['accept-language'], request.query.get('lang') ?? undefined);
  const { one_per_person, slug, search_engines } = settings;
  return JSON.stringify([language, actionOf(request), today, name, one_per_person?.by, slug, search_engines]);
}

function divided(page: string): KeptPage {
  const [before = '', rest = ''] = page.split(places.submissionId);
  const [between = '', after = ''] = rest.split(places.ticket);
  return { before: Buffer.from(before), between, after: Buffer.from(after) };
}
