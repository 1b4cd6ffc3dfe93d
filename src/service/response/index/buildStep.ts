import {
  beginIndex,
  clearIndex,
  deleteIndex,
  type IndexRow,
  lockIndex,
  updateIndex,
} from '#store/query/response/table/responseIndex.ts';
import { newestNumber, rowsByDate } from '#store/query/response/table/tableRows.ts';
import type { Database } from '#store/tables.ts';
import { indexRows } from './indexRows.ts';
import type { IndexContext } from './responseIndexes.ts';

/** Few, because on SQLite nothing else happens during a step. */
const stepSize = 100;

/** One step of building or removing an index, in a transaction of its own. */
export async function buildStep(db: Database, context: IndexContext, { ...key }: IndexRow): Promise<void> {
  const index = await lockIndex(db, key);
  if (index === undefined || index.state === 'ready') return;
  if (index.state !== 'building') {
    if (await clearIndex(db, index, stepSize)) return;
    if (index.state === 'removing') await deleteIndex(db, index);
    else await beginIndex(db, index, await newestNumber(db, index.organization_id));
    return;
  }
  const { organization_id, form_id, tab } = index;
  // Oldest first, so that documents are numbered in the order of the list.
  const { rows, ended } = await rowsByDate(db, organization_id, form_id, tab, {
    from: -1e15,
    before: 1e15,
    beyond: { created_at: index.read_created_at, id: index.read_id },
    order: 'asc',
    limit: stepSize,
  });
  await indexRows(db, context, index, rows);
  const last = rows.at(-1);
  const done = Number(index.done) + rows.length;
  if (!ended) {
    if (last !== undefined)
      await updateIndex(db, index, { done, read_created_at: last.created_at, read_id: last.id });
    return;
  }
  await updateIndex(
    db,
    index,
    tab === 'live'
      ? { done, tab: 'test', read_created_at: -1e15, read_id: -Number.MAX_SAFE_INTEGER }
      : { done, state: 'ready' },
  );
}
