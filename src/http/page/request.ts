import type { FormValues } from '#form/answer/answer.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { Speech } from '#render/view.ts';
import type { Exchange } from '../exchange.ts';
import { speechOf } from './speechOf.ts';

/** What the address of a form's page asks for. */
export interface PageRequest {
  exchange: Exchange;
  /** The id or the readable address of the form. */
  address: string;
  query: URLSearchParams;
  test: boolean;
}

export function pageRequest(exchange: Exchange, address: string): PageRequest {
  const query = new URLSearchParams(exchange.query);
  return { exchange, address, query, test: query.get('test') === 'true' };
}

/** What the address gives to begin with: each name with its values. */
export function valuesIn(query: URLSearchParams): FormValues {
  const values = new Map<string, readonly string[]>();
  for (const name of new Set(query.keys())) values.set(name, query.getAll(name));
  return values;
}

/** Where the form is sent: the same page, in the same mode and language. */
export function actionOf({ exchange, query }: PageRequest): string {
  const kept = new URLSearchParams();
  for (const name of ['test', 'lang']) {
    const value = query.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? exchange.path : `${exchange.path}?${kept}`;
}

export async function speechFor(
  { exchange, query }: PageRequest,
  definition: FormDefinition | undefined,
): Promise<Speech> {
  return await speechOf(
    definition,
    exchange.request.headers['accept-language'],
    query.get('lang') ?? undefined,
  );
}
