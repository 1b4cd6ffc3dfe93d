import { isObject } from '#kit/isObject.ts';
import type { StagedItem, Staging } from '#store/download/staging.ts';
import { idOf } from './listPage.ts';
import type { RemoteApi } from './remoteApi.ts';

export interface V1Walk {
  api: RemoteApi;
  staging: Staging;
  formId: string;
  /** Lists in the staging file: the one for v1 responses, and the one of the v2 responses that need them. */
  list: string;
  v2List: string;
  onPage?: (read: number, total: number | undefined) => void;
}

interface V1Cursor {
  done: boolean;
  /** The next page to request. */
  page: number;
  /** How many items from the start of the list are read without a gap, judging by page sizes. */
  covered: number;
  /** The assumed page size. */
  size: number;
  pass: number;
  /** Distinct responses read, in total and in this pass. */
  read: number;
  broughtInPass: number;
  /** Whether pages are requested one after the other, whatever their size. */
  counted: boolean;
  /** Consecutive requests that did not advance `covered`. */
  idle: number;
  /** Consecutive requests without a new response. */
  barren: number;
  /** A later pass ends beyond this page. */
  longest: number;
}

interface V1Page {
  items: StagedItem[];
  length: number;
  hasMore: boolean;
  total: number | undefined;
}

const maxPasses = 20;
const maxIdle = 4;
/** How many idle requests to wait for a varying page size to return before the latest one is assumed. */
const patience = 16;
const maxBarren = 50;

/**
 * Reads a form's v1 responses. The page size is unknown and may change midway, so the next page is computed from the
 * number of items covered. The list may shift while it is read, so another pass follows as long as v2 has responses
 * that v1 has not shown and the last pass found new ones.
 */
export async function walkV1Responses(walk: V1Walk): Promise<'read' | 'absent'> {
  const { staging, list, v2List } = walk;
  // Only this function writes the cursor, always in this shape.
  let cursor = (staging.cursor(list) as V1Cursor | undefined) ?? firstCursor(1, 0, 0);
  while (!cursor.done) {
    const page = await askPage(walk, cursor.page);
    if (page === undefined) return 'absent';
    const fresh = staging.keepPage(list, page.items);
    cursor = {
      ...cursor,
      read: cursor.read + fresh,
      broughtInPass: cursor.broughtInPass + fresh,
      barren: fresh === 0 ? cursor.barren + 1 : 0,
      longest: cursor.pass === 1 ? Math.max(cursor.longest, 4 * cursor.page + maxBarren) : cursor.longest,
    };
    if (!isEnd(page, cursor)) cursor = following(cursor, page);
    else if (cursor.pass < maxPasses && cursor.broughtInPass > 0 && staging.countMissing(v2List, list) > 0) {
      cursor = firstCursor(cursor.pass + 1, cursor.read, cursor.longest);
    } else cursor = { ...cursor, done: true };
    staging.keepCursor(list, cursor);
    walk.onPage?.(cursor.read, page.total);
  }
  return 'read';
}

/**
 * Ignores `hasMore` being false while `total` promises more, until further requests bring nothing new. An endless
 * list ends too: in the first pass after many requests without a new response, in a later one by its length.
 */
function isEnd({ length, hasMore, total = 0 }: V1Page, cursor: V1Cursor): boolean {
  if (cursor.pass === 1 ? cursor.barren >= maxBarren : cursor.page > cursor.longest) return true;
  if (hasMore) return length === 0 && cursor.barren >= maxIdle;
  return cursor.read >= total || cursor.barren >= maxIdle;
}

function firstCursor(pass: number, read: number, longest: number): V1Cursor {
  const start = {
    done: false,
    page: 1,
    covered: 0,
    size: 0,
    idle: 0,
    counted: pass > 1,
    broughtInPass: 0,
    barren: 0,
  };
  return { ...start, pass, read, longest };
}

/**
 * The length of a page that is not the last is the page size, which tells the part of the list that the page covers.
 * The next page is chosen for the largest size seen, so that a smaller size leaves no gap. Without progress, the
 * latest size is assumed; finally, pages are requested one by one, and another pass reads the rest.
 */
function following(cursor: V1Cursor, { length }: V1Page): V1Cursor {
  if (length === 0 || cursor.counted) return { ...cursor, page: cursor.page + 1 };
  const start = (cursor.page - 1) * length;
  const covered = start <= cursor.covered ? Math.max(cursor.covered, start + length) : cursor.covered;
  const idle = covered > cursor.covered ? 0 : cursor.idle + 1;
  const size = idle > 0 && idle % patience === 0 ? length : Math.max(cursor.size, length);
  return { ...cursor, covered, idle, size, counted: idle > maxBarren, page: Math.floor(covered / size) + 1 };
}

async function askPage({ api, formId }: V1Walk, page: number): Promise<V1Page | undefined> {
  const outcome = await api.json(`/v1/form/${encodeURIComponent(formId)}/responses`, { page: String(page) });
  if (outcome.kind !== 'value' || !isObject(outcome.value) || !Array.isArray(outcome.value.data)) {
    // Some servers answer a page past the end with an error; only on the first page does it mean that v1 is missing.
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
