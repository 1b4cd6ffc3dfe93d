import { newSubmissionId } from '#kit/ids.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { availability } from '#service/collect/publishedForm/availability.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { Exchange } from '../../exchange.ts';
import type { Pages } from '../pages.ts';
import { writeTicket } from '../ticket.ts';
import { visitorCountry } from '../visitorCountry.ts';
import { styleOf } from './offersCopy.ts';
import type { CachedPage } from './pageCache.ts';
import { sendPage } from './sendPage.ts';

interface HotPage {
  readonly today: string;
  /** Owned by `pageCache.ts`; collected when that evicts it. */
  readonly page: WeakRef<CachedPage>;
}

/** Keyed by the form object, which is replaced on every change of the form. */
const hotPages = new WeakMap<PublishedForm, Map<string, HotPage>>();
const maxOfForm = 50;

/** Remembers the page for requests with the same path and languages. */
export function rememberPage(exchange: Exchange, form: PublishedForm, today: string, page: CachedPage): void {
  const name = nameOf(exchange);
  // Personal links are checked on every request, and no browser sends a language header this long.
  if (exchange.query !== '' || form.settings.one_per_person?.by === 'link' || name.length > 200) return;
  const pages = hotPages.get(form) ?? new Map<string, HotPage>();
  if (pages.size >= maxOfForm) pages.clear();
  pages.set(name, { today, page: new WeakRef(page) });
  hotPages.set(form, pages);
}

/**
 * Sends a cached page after checking only that the form is open: the fast path of most visits. Undefined if there is
 * more to check.
 */
export function sendHotPage(pages: Pages, exchange: Exchange): Promise<void> | undefined {
  if (exchange.query !== '' || exchange.request.method !== 'GET') return undefined;
  const form = pages.forms.known(exchange.path.slice('/f/'.length));
  const found = form === undefined ? undefined : hotPages.get(form)?.get(nameOf(exchange));
  const cached = found?.page.deref();
  if (form === undefined || found === undefined || cached === undefined) return undefined;
  const now = pages.clock();
  if (availability(form, now) !== undefined || dayIn(form.live.timeZone, now) !== found.today)
    return undefined;
  pages.visits.view(form);
  const ticket = writeTicket(pages.secrets().link_key, { formId: form.id, test: false }, now);
  const fill = (country: string | undefined) => {
    const page = cached.fill(exchange.response, { submissionId: newSubmissionId(), ticket, country });
    return sendPage(exchange, 200, page, form.definition, 'anywhere', styleOf(form));
  };
  const country = visitorCountry(pages, exchange, form);
  return country instanceof Promise ? country.then(fill) : fill(country);
}

function nameOf({ path, request }: Exchange): string {
  return `${path} ${request.headers['accept-language']}`;
}
