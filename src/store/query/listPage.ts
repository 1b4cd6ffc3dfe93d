import type { SelectQueryBuilder } from 'kysely';
import type { ListWindow } from '../store.ts';
import type { OrganizationId, StaleDatabase, Tables } from '../tables.ts';
import { preparedQuery } from './preparedQuery.ts';
import { rowLimit } from './rowLimit.ts';

export interface RowPage<Row> {
  rows: Row[];
  hasMore: boolean;
}

/** Builds the keyset pagination query of a list: newest first between two exclusive bounds. */
export function listPage<Table extends 'workspace' | 'form' | 'file', Row>(
  items: (db: StaleDatabase, organizationId: OrganizationId) => SelectQueryBuilder<Tables, Table, Row>,
): (db: StaleDatabase, organizationId: OrganizationId, window: ListWindow) => Promise<RowPage<Row>> {
  const find = preparedQuery(
    (db: StaleDatabase, organizationId: OrganizationId, before: number, after: number, limit: number) =>
      // All three tables have these columns; the compiler cannot see it through the type parameter.
      (items(db, organizationId) as unknown as SelectQueryBuilder<Tables, 'workspace', Row>)
        .where('created_at', '<', before)
        .where('created_at', '>', after)
        .orderBy('created_at', 'desc')
        .limit(rowLimit(limit)),
  );
  return async (db, organizationId, { before, after, limit }) => {
    // The extra row tells whether older ones exist.
    const rows = await find(db, organizationId, before, after, limit + 1);
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
  };
}
