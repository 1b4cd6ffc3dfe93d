import type { SelectQueryBuilder } from 'kysely';
import type { ListWindow } from '../store.ts';
import type { Tables } from '../tables.ts';

export interface Page<Row> {
  rows: Row[];
  hasMore: boolean;
}

/** Newest first between two strict bounds; one row more than asked tells whether older ones exist. */
export async function listPage<Table extends 'workspace' | 'form' | 'file', Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  window: ListWindow,
): Promise<Page<Row>> {
  const rows = await (query as unknown as SelectQueryBuilder<Tables, 'workspace', Row>)
    .where('created_at', '<', window.before)
    .where('created_at', '>', window.after)
    .orderBy('created_at', 'desc')
    .limit(window.limit + 1)
    .execute();
  return { rows: rows.slice(0, window.limit), hasMore: rows.length > window.limit };
}
