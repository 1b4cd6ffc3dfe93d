import { newUuid } from '#kit/ids.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { availability } from '#service/collect/publishedForm/availability.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { Exchange } from '../../exchange.ts';
import type { Pages } from '../pages.ts';
import { writeTicket } from '../ticket.ts';
import type { CachedPage } from './pageCache.ts';
import { sendPage } from './sendPage.ts';

interface HotPage {
  readonly today: string;
  /** Owned by `pageCache.ts`; gone when that drops it. */
  readonly page: WeakRef<CachedPage>;
}

/** By the form as it stands now, which is another object as soon as anything about it was changed. */
const ready = new WeakMap<PublishedForm, Map<string, HotPage>>();
const mostOfForm = 50;

/** Remembers the page for requests with the same path and languages. */
export function rememberPage(exchange: Exchange, form: PublishedForm, today: string, page: CachedPage): void {
  const name = nameOf(exchange);
  // Personal links are checked on every request, and no browser sends a language header this long.
  if (exchange.query !== '' || form.settings.one_per_person?.by === 'link' || name.length > 200) return;
  const pages = ready.get(form) ?? new Map<string, HotPage>();
  if (pages.size >= mostOfForm) pages.clear();
  pages.set(name, { today, page: new WeakRef(page) });
  ready.set(form, pages);
}

/**
 * Sends the page of a form that lies ready, without a look at anything but whether the form is open: what most visitors
 * ask for. Undefined where there is more to do.
 */
export function sendHotPage(pages: Pages, exchange: Exchange): Promise<void> | undefined {
  if (exchange.query !== '' || exchange.request.method !== 'GET') return undefined;
  const form = pages.forms.known(exchange.path.slice('/f/'.length));
  const found = form === undefined ? undefined : ready.get(form)?.get(nameOf(exchange));
  const kept = found?.page.deref();
  if (form === undefined || found === undefined || kept === undefined) return undefined;
  const now = pages.clock();
  if (availability(form, now) !== undefined || dayIn(form.live.timeZone, now) !== found.today)
    return undefined;
  pages.visits.view(form);
  const ticket = writeTicket(pages.secrets().link_key, { formId: form.id, test: false }, now);
  const page = kept.fill(exchange.response, newUuid(), ticket);
  return sendPage(exchange, 200, page, form.definition);
}

function nameOf({ path, request }: Exchange): string {
  return `${path} ${request.headers['accept-language']}`;
}
