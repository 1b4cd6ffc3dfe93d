import type { StagedItem, Staging } from '#store/download/staging.ts';
import { idOf, isObject } from './listPage.ts';
import type { RemoteApi } from './remoteApi.ts';

export interface V1Walk {
  api: RemoteApi;
  staging: Staging;
  formId: string;
  /** Names of the lists in the staging file: where v1 responses go, and the v2 responses that need them. */
  list: string;
  v2List: string;
  onPage?: (read: number, total: number | undefined) => void;
}

interface V1Place {
  done: boolean;
  /** The page that is asked next. */
  page: number;
  /** How many items from the start of the list are read without a gap, as far as page sizes tell. */
  covered: number;
  pass: number;
  /** Different responses read, in all and in this pass. */
  read: number;
  broughtInPass: number;
  /** Requests in a row that did not move `covered`. */
  idle: number;
}

interface V1Page {
  items: StagedItem[];
  length: number;
  hasMore: boolean;
  total: number | undefined;
}

const mostPasses = 3;
const mostIdle = 4;

/**
 * Reads a form's v1 responses. The page size is unknown and may change in the middle, so the next page is
 * worked out from how many items are covered; the list may move while it is read, so another pass follows as
 * long as v2 knows responses that v1 has not shown and the last pass brought some.
 */
export async function walkV1Responses(walk: V1Walk): Promise<'read' | 'absent'> {
  const { staging, list, v2List } = walk;
  // Only this file writes the place, and only in this shape.
  let place = (staging.place(list) as V1Place | undefined) ?? firstPlace(1, 0);
  while (!place.done) {
    const page = await askPage(walk, place.page);
    if (page === undefined) return 'absent';
    const fresh = staging.keepPage(list, page.items);
    place = { ...place, read: place.read + fresh, broughtInPass: place.broughtInPass + fresh };
    if (!isEnd(page, place, fresh)) place = following(place, page);
    else if (place.pass < mostPasses && place.broughtInPass > 0 && staging.countMissing(v2List, list) > 0) {
      place = firstPlace(place.pass + 1, place.read);
    } else place = { ...place, done: true };
    staging.keepPlace(list, place);
    walk.onPage?.(place.read, page.total);
  }
  return 'read';
}

/** `hasMore` is not believed where `total` promises more, unless asking on brings nothing. */
function isEnd({ length, hasMore, total = 0 }: V1Page, place: V1Place, fresh: number): boolean {
  if (hasMore) return length === 0 && place.idle >= mostIdle;
  return fresh === 0 || place.read >= total;
}

function firstPlace(pass: number, read: number): V1Place {
  return { done: false, page: 1, covered: 0, pass, idle: 0, read, broughtInPass: 0 };
}

/** The size of a page that is not the last is the page size, and says which part of the list the page was. */
function following(place: V1Place, { length }: V1Page): V1Place {
  if (length === 0 || place.pass > 1 || place.idle >= mostIdle) {
    return { ...place, page: place.page + 1, idle: length === 0 ? place.idle + 1 : 0 };
  }
  const start = (place.page - 1) * length;
  const covered = start <= place.covered ? Math.max(place.covered, start + length) : place.covered;
  const idle = covered > place.covered ? 0 : place.idle + 1;
  return { ...place, covered, idle, page: Math.floor(covered / length) + 1 };
}

async function askPage({ api, formId }: V1Walk, page: number): Promise<V1Page | undefined> {
  const outcome = await api.json(`/v1/form/${encodeURIComponent(formId)}/responses`, { page: String(page) });
  if (outcome.kind !== 'value' || !isObject(outcome.value) || !Array.isArray(outcome.value.data)) {
    // A page past the end may be an error elsewhere; only the first one says that there is no v1.
    return page === 1 ? undefined : { items: [], length: 0, hasMore: false, total: undefined };
  }
  const { data, hasMore, total } = outcome.value;
  const items: StagedItem[] = [];
  for (const item of data) {
    const id = isObject(item) ? idOf(item.id) : undefined;
    if (id !== undefined) items.push({ id, created: 0, json: JSON.stringify(item) });
  }
  return {
    items,
    length: data.length,
    hasMore: typeof hasMore === 'boolean' ? hasMore : data.length > 0,
    total: typeof total === 'number' ? total : undefined,
  };
}
