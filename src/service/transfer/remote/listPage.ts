import { isObject } from '#kit/isObject.ts';
import { formatInstant } from '#kit/time/instant.ts';
import type { StagedItem } from '#store/download/staging.ts';
import { grainOf, lenientInstant } from './lenientInstant.ts';
import type { RemoteApi } from './remoteApi.ts';
import { RemoteFailure } from './remoteFailure.ts';

/** Times in milliseconds, for the query parameters of the same names. */
export interface Bounds {
  after?: number | undefined;
  before?: number | undefined;
}

export interface ListPage {
  items: StagedItem[];
  /** The times of the items that have one, in the order of the page. */
  times: number[];
  /** The coarsest precision of these times, in milliseconds. */
  grain: number;
  /** The envelope's `has_more`, if present. */
  hasMore: boolean | undefined;
  /** The number of items without an id, which cannot be told apart and so are not kept. */
  nameless: number;
}

export type AskPage = (bounds: Bounds, limit: number) => Promise<ListPage | 'refused' | 'absent'>;

/** Requests pages of one v2 list. */
export function listPages(api: RemoteApi, path: string): AskPage {
  return async ({ after, before }, limit) => {
    const query: Record<string, string> = { limit: String(limit) };
    if (after !== undefined) query.after = formatInstant(after);
    if (before !== undefined) query.before = formatInstant(before);
    const outcome = await api.json(path, query);
    if (outcome.kind === 'absent') return 'absent';
    if (outcome.kind === 'refused') return 'refused';
    return readPage(outcome.value, path);
  };
}

function readPage(value: unknown, path: string): ListPage {
  if (!isObject(value) || !Array.isArray(value.data)) {
    throw new RemoteFailure(`${path} does not answer with a list of API v2.`);
  }
  const page: ListPage = {
    items: [],
    times: [],
    grain: 1,
    hasMore: typeof value.has_more === 'boolean' ? value.has_more : undefined,
    nameless: 0,
  };
  for (const item of value.data) {
    const id = isObject(item) ? idOf(item.id) : undefined;
    if (!isObject(item) || id === undefined) {
      page.nameless++;
      continue;
    }
    const created = lenientInstant(item.created_at);
    if (created !== undefined) {
      page.times.push(created);
      page.grain = Math.max(page.grain, grainOf(item.created_at));
    }
    page.items.push({ id, created: created ?? 0, json: JSON.stringify(item) });
  }
  return page;
}

/** Ids are strings or numbers, depending on resource and server; they are compared and kept as strings. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}
