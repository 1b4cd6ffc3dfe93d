import { QueryMatcher } from '#form/query/queryMatcher.ts';
import { everyResponse } from '#form/query/responseQuery.ts';
import { textsOf, wordsOf } from '#form/query/searchWords.ts';
import { type IndexRow, wordsField, writeSortKeys } from '#store/query/response/table/responseIndex.ts';
import type { TableRow } from '#store/query/response/table/tableRows.ts';
import { tagsOf } from '#store/query/response/table/tags.ts';
import type { Store } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import type { Definitions } from '../../form/definitions.ts';
import { factsOf, itemsOf } from '../query/parsedRow.ts';
import { loadVersions } from '../query/responseReader.ts';

/** Writes responses into an index, in the order in which they are given. */
export async function indexRows(
  db: Database,
  { store, definitions }: { readonly store: Pick<Store, 'words'>; readonly definitions: Definitions },
  index: IndexRow,
  rows: readonly TableRow[],
): Promise<void> {
  const { organization_id, form_id, field_id } = index;
  if (rows.length === 0) return;
  if (field_id === wordsField) {
    const ids = rows.map(({ id }) => id);
    const tags = await tagsOf(db, organization_id, form_id, ids);
    const documents = rows.map((row) => ({
      response_id: row.id,
      words: wordsOf(textsOf({ items: itemsOf(row), tags: tags.get(row.id) ?? [], number: row.number })),
    }));
    await store.words.write(db, organization_id, form_id, documents);
    return;
  }
  const matcher = new QueryMatcher({ ...everyResponse, sort: { by: field_id, direction: 'ascending' } });
  await loadVersions(definitions, { organization_id, id: form_id }, matcher, rows);
  await writeSortKeys(
    db,
    rows.map((row) => ({
      organization_id,
      form_id,
      field_id,
      response_id: row.id,
      tab: row.state === 'test' ? 'test' : 'live',
      sort_key: matcher.sortKey(factsOf(row, [])),
      created_at: row.created_at,
    })),
  );
}
