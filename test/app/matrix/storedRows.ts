import { PostgresAdapter, type RawBuilder, sql, type TableMetadata } from 'kysely';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AppService } from '../appService.ts';

/** A value that changes with every commit to this database. */
export async function changesOf({ data: { store } }: AppService): Promise<string> {
  if (store.engine === 'sqlite') {
    const { rows } = await sql<{ data_version: number }>`PRAGMA data_version`.execute(store.read);
    return String(rows[0]?.data_version);
  }
  // An inserted or updated row has the id of its transaction as `xmin`; a deleted row lowers the count.
  const counts = (await tablesOf(store.read)).map(
    ({ name }) =>
      sql`SELECT count(*) || ':' || coalesce(max(xmin::text::bigint), 0) AS state FROM ${sql.table(name)}`,
  );
  const { rows } = await sql<{ state: string }>`${sql.join(counts, sql` UNION ALL `)}`.execute(store.read);
  return rows.map(({ state }) => state).join(' ');
}

/** Everything that belongs to an organisation, in one query: one for each table takes many times as long. */
export async function storedRows(db: Database, organization: OrganizationId): Promise<string[]> {
  const found = (await tablesOf(db))
    .filter(({ columns }) => columns.some(({ name }) => name === 'organization_id'))
    .map(
      (table) => sql`SELECT ${sql.lit(table.name)} || ' ' || ${textOf(db, table)} AS row
        FROM ${sql.table(table.name)} WHERE organization_id = ${organization}`,
    );
  const { rows } = await sql<{ row: string }>`${sql.join(found, sql` UNION ALL `)}`.execute(db);
  return rows.map(({ row }) => row).sort();
}

/** All values of a row as one text, in which bytes are hexadecimal digits. */
function textOf(db: Database, { name, columns }: TableMetadata): RawBuilder<unknown> {
  if (isPostgres(db)) return sql`${sql.table(name)}::text`;
  return sql.join(
    columns.map((column) => sql`quote(${sql.ref(column.name)})`),
    sql` || ',' || `,
  );
}

function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

const known = new Map<boolean, Promise<TableMetadata[]>>();

/** Read once for each engine, whose databases are alike: PostgreSQL takes long to describe itself. */
function tablesOf(db: Database): Promise<TableMetadata[]> {
  const found = known.get(isPostgres(db)) ?? db.introspection.getTables();
  known.set(isPostgres(db), found);
  return found;
}
