import type { FormDefinition } from '#form/definition/document.ts';
import type { FormValues } from '#form/value/answer.ts';
import type { PageLanguage, PageScript, Preview } from '#render/view.ts';
import type { Exchange } from '../exchange.ts';
import { pageLanguageOf } from './pageLanguageOf.ts';
import type { TicketPages } from './ticket.ts';

/** The parsed address of a form page. */
export interface PageRequest {
  exchange: Exchange;
  /** The id or the slug of the form. */
  address: string;
  /** The path of the page as the visitor sees it, without the query. */
  path: string;
  query: URLSearchParams;
  test: boolean;
  /** Set for the preview of a draft, which only the app may frame. */
  preview?: Preview & { readonly framing: { readonly origin: string } };
  /** The script that reports the height of a status page to the embedding page. */
  statusScript(): PageScript | undefined;
}

export function pageRequest(
  exchange: Exchange,
  address: string,
  root: string,
  statusScript: PageRequest['statusScript'],
): PageRequest {
  const query = new URLSearchParams(exchange.query);
  const path = root + exchange.path;
  return { exchange, address, path, query, test: query.get('test') === 'true', statusScript };
}

/** The scope of the page's ticket. */
export function ticketPagesOf({ test }: PageRequest, { id }: { readonly id: string }): TicketPages {
  return { formId: id, test };
}

/** Query parameters with secrets of the visitor, which no hidden field may capture. */
const keyName = 'key';
export const resumeName = 'resume';

/** The key of a personal link. */
export function personalKeyOf({ query }: PageRequest): string | undefined {
  return query.get(keyName) ?? undefined;
}

/** The prefilled values in the address, by name. */
export function valuesIn(query: URLSearchParams): FormValues {
  const values = new Map<string, readonly string[]>();
  for (const name of new Set(query.keys()))
    if (name !== keyName && name !== resumeName) values.set(name, query.getAll(name));
  return values;
}

/**
 * The form's action: the same page in the same mode and language. It keeps the whole query, because it may prefill
 * fields that only later answers reveal.
 */
export function actionOf({ path, exchange: { query } }: PageRequest): string {
  return query === '' ? path : `${path}?${query}`;
}

/** The page with an empty form, in the same mode and language. */
export function freshAddress({ path, query }: PageRequest): string {
  const kept = new URLSearchParams(query);
  kept.delete(resumeName);
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** Whether the script asks for the content of the next page along with the JSON. */
export function wantsSheet({ exchange }: PageRequest): boolean {
  return /\btext\/html\b/i.test(exchange.request.headers.accept ?? '');
}

export async function pageLanguageFor(
  { exchange, query }: PageRequest,
  definition: FormDefinition | undefined,
): Promise<PageLanguage> {
  return await pageLanguageOf(
    definition,
    exchange.request.headers['accept-language'],
    query.get('lang') ?? undefined,
  );
}
