import { changesSince } from '#store/query/response/changeLog.ts';
import {
  findDocument,
  forgetDerived,
  type IndexRow,
  lockIndex,
  updateIndex,
  wordsField,
} from '#store/query/response/table/responseIndex.ts';
import { rowsById } from '#store/query/response/table/tableRows.ts';
import type { Database } from '#store/tables.ts';
import { indexRows } from './indexRows.ts';
import type { IndexContext } from './responseIndexes.ts';

/** Few, because on SQLite nothing else happens in the meantime. */
const stepSize = 200;

/** Takes up the next changes of the form; returns the new watermark, or undefined if the index has to be built anew. */
export async function moveOn(
  db: Database,
  context: IndexContext,
  key: IndexRow,
): Promise<number | undefined> {
  const index = await lockIndex(db, key);
  if (index === undefined || index.state !== 'ready') return undefined;
  const { organization_id, form_id } = index;
  const page = await changesSince(db, organization_id, form_id, Number(index.watermark), stepSize, {
    hasValues: false,
  });
  const restored = page.entries.flatMap(({ kind, response_id }) =>
    kind === 'response_restored' && response_id !== null ? [response_id] : [],
  );
  const isDisordered =
    page.entries.some(({ kind }) => kind === 'responses_imported') ||
    (index.field_id === wordsField && (await hasUnknown(db, index, restored)));
  if (isDisordered) {
    await updateIndex(db, index, { state: 'clearing' });
    return undefined;
  }
  const ids = new Set(page.entries.flatMap(({ response_id }) => response_id ?? []));
  for (let left: readonly number[] = [...ids].sort((one, other) => one - other); left.length > 0; ) {
    const { rows, rest } = await rowsById(db, organization_id, form_id, 'any', left);
    const kept = rows.filter(({ state }) => state === 'live' || state === 'test');
    await indexRows(db, context, index, kept);
    left = rest;
  }
  // An erased response was removed when it was erased, unless a step under way had just read it.
  const erased = page.entries.flatMap(({ kind, response_id }) =>
    kind === 'response_erased' && response_id !== null ? [response_id] : [],
  );
  await forgetDerived(db, organization_id, form_id, erased);
  await updateIndex(db, index, { watermark: page.watermark });
  return page.watermark;
}

/** Whether one of these has no document: it would get its number too late, out of the order of the list. */
async function hasUnknown(
  db: Database,
  { organization_id, form_id }: IndexRow,
  ids: readonly number[],
): Promise<boolean> {
  for (const id of ids) if ((await findDocument(db, organization_id, form_id, id)) === undefined) return true;
  return false;
}
