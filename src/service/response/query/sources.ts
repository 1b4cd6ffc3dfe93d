import { dateBounds, type QueryMatcher } from '#form/query/queryMatcher.ts';
import type { ResponseQuery } from '#form/query/responseQuery.ts';
import { findDocument, rowsByKey } from '#store/query/response/table/responseIndex.ts';
import { idsByDate, rowsByDate, rowsById, type TableRow } from '#store/query/response/table/tableRows.ts';
import { type Cursor, comparePlaces } from './cursor.ts';
import { factsOf } from './parsedRow.ts';
import { loadVersions, type ReadForm, type ResponseReader } from './responseReader.ts';

export interface Candidate {
  readonly row: TableRow;
  readonly cursor: Cursor;
}

/** Reads responses in the order of a query, some at a time. */
export interface Source {
  /** Whether an index has found the words of the search already. */
  readonly found: boolean;
  next(limit: number): Promise<{ readonly candidates: readonly Candidate[]; readonly ended: boolean }>;
}

export interface Walk {
  readonly reader: ResponseReader;
  readonly form: ReadForm;
  readonly query: ResponseQuery;
  readonly matcher: QueryMatcher;
  /** Continues beyond this place. */
  readonly beyond: Cursor | undefined;
  /** Against the order of the query. */
  readonly reverse: boolean;
}

const cursorOf = ({ created_at, id }: TableRow): Cursor => ({ sort_key: '', created_at, id });

function orderOf({ query, reverse }: Pick<Walk, 'query' | 'reverse'>): 'desc' | 'asc' {
  return (query.sort.direction === 'descending') !== reverse ? 'desc' : 'asc';
}

/** The list of the tab, from one end to the other. */
export function dateSource(walk: Walk): Source {
  const { reader, form, query } = walk;
  const order = orderOf(walk);
  const bounds = dateBounds(query);
  let { beyond } = walk;
  return {
    found: false,
    async next(limit) {
      const window = { ...bounds, beyond, order, limit };
      const { organization_id, id } = form;
      const { rows, ended } = await rowsByDate(reader.store.read, organization_id, id, query.tab, window);
      const candidates = rows.map((row) => ({ row, cursor: cursorOf(row) }));
      beyond = candidates.at(-1)?.cursor ?? beyond;
      return { candidates, ended };
    },
  };
}

/** The responses with the searched words, in the order of their list. */
export async function wordSource(walk: Walk): Promise<Source> {
  const { reader, form, query, matcher, beyond } = walk;
  const { read, words } = reader.store;
  const order = orderOf(walk);
  const compare = comparePlaces(query.sort);
  let from =
    beyond === undefined ? undefined : await findDocument(read, form.organization_id, form.id, beyond.id);
  // The last response of the page before may have been erased since: then its time tells where to go on.
  const isSkipping = from === undefined && beyond !== undefined;
  const isBeyond = (cursor: Cursor) =>
    !isSkipping || (walk.reverse ? compare(cursor, beyond) < 0 : compare(cursor, beyond) > 0);
  return {
    found: true,
    async next(limit) {
      for (;;) {
        const found = await words.find(read, form.organization_id, form.id, matcher.words, {
          from,
          order,
          limit,
        });
        const ids = found.map(({ response_id }) => response_id);
        const { rows, rest } = await rowsById(read, form.organization_id, form.id, query.tab, ids);
        const last = found.at(-1 - rest.length);
        if (last !== undefined) from = Number(last.doc);
        const candidates = rows
          .map((row) => ({ row, cursor: cursorOf(row) }))
          .filter(({ cursor }) => isBeyond(cursor));
        const ended = found.length < limit && rest.length === 0;
        if (ended || candidates.length > 0) return { candidates, ended };
      }
    },
  };
}

/** The prepared order of a field: responses with an answer, then those without. */
export function keySource(walk: Walk): Source {
  const { reader, form, query, reverse } = walk;
  const tab = query.tab === 'test' ? 'test' : 'live';
  const parts = [
    { answered: true, order: orderOf(walk) },
    { answered: false, order: reverse ? ('asc' as const) : ('desc' as const) },
  ];
  if (reverse) parts.reverse();
  let { beyond } = walk;
  if (beyond !== undefined && (beyond.sort_key === '') === parts[0]?.answered) parts.shift();
  return {
    found: false,
    async next(limit) {
      for (;;) {
        const [part] = parts;
        if (part === undefined) return { candidates: [], ended: true };
        const window = { fieldId: query.sort.by, tab, ...part, beyond, limit } as const;
        const { rows, ended } = await rowsByKey(reader.store.read, form.organization_id, form.id, window);
        const candidates = rows.map((row) => ({ row, cursor: { ...cursorOf(row), sort_key: row.sort_key } }));
        beyond = candidates.at(-1)?.cursor ?? beyond;
        if (!ended) return { candidates, ended: false };
        parts.shift();
        beyond = undefined;
        if (candidates.length > 0) return { candidates, ended: parts.length === 0 };
      }
    },
  };
}

const portion = 100;

/** A few responses, sorted here. Only their places are kept, and their answers are read again for the page. */
export async function fewSource(walk: Walk, ids: readonly number[], found: boolean): Promise<Source> {
  const { reader, form, query, matcher, beyond, reverse } = walk;
  const key = (row: TableRow) => (query.sort.by === 'date' ? '' : matcher.sortKey(factsOf(row, [])));
  const compare = comparePlaces(query.sort);
  const cursors: Cursor[] = [];
  for (let left = ids; left.length > 0; ) {
    const { rows, rest } = await rowsOf(walk, left.slice(0, portion));
    left = [...rest, ...left.slice(portion)];
    await loadVersions(reader.definitions, form, matcher, rows);
    for (const row of rows) cursors.push({ ...cursorOf(row), sort_key: key(row) });
  }
  cursors.sort(compare);
  if (reverse) cursors.reverse();
  const left = cursors.filter(
    (cursor) => beyond === undefined || (reverse ? compare(cursor, beyond) < 0 : compare(cursor, beyond) > 0),
  );
  return {
    found,
    next: async (limit) => {
      const ids = left.slice(0, limit).map(({ id }) => id);
      const { rows, rest } = await rowsOf(walk, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const candidates = left.splice(0, ids.length - rest.length).flatMap((cursor) => {
        const row = byId.get(cursor.id);
        return row === undefined ? [] : [{ row, cursor }];
      });
      return { candidates, ended: left.length === 0 };
    },
  };
}

/** All responses of a tab, or undefined where there are more than a few. */
export async function fewOfTab({ reader, form, query }: Walk, most: number): Promise<number[] | undefined> {
  const window = { ...dateBounds(query), beyond: undefined, order: 'desc', limit: most + 1 } as const;
  const ids = await idsByDate(reader.store.read, form.organization_id, form.id, query.tab, window);
  return ids.length > most ? undefined : ids;
}

async function rowsOf({ reader, form, query }: Walk, ids: readonly number[]) {
  return await rowsById(reader.store.read, form.organization_id, form.id, query.tab, ids);
}
