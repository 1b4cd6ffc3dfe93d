import { sql } from 'kysely';
import { migrations } from '#store/migration/all.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AppService } from '../appService.ts';

/** A value that changes with every commit to this database. */
export async function changesOf({ data: { store } }: AppService): Promise<string> {
  if (store.engine === 'sqlite') {
    const { rows } = await sql<{ data_version: number }>`PRAGMA data_version`.execute(store.read);
    return String(rows[0]?.data_version);
  }
  // An inserted or updated row has the id of its transaction as `xmin`; a deleted row lowers the count.
  const tables = await store.read.introspection.getTables();
  const counts = tables.map(
    ({ name }) =>
      sql`SELECT count(*) || ':' || coalesce(max(xmin::text::bigint), 0) AS state FROM ${sql.table(name)}`,
  );
  const { rows } = await sql<{ state: string }>`${sql.join(counts, sql` UNION ALL `)}`.execute(store.read);
  return rows.map(({ state }) => state).join(' ');
}

/** Everything that belongs to an organisation. */
export async function storedRows(db: Database, organization: OrganizationId): Promise<string[]> {
  const rows: string[] = [];
  for (const table of ofOrganizations()) {
    const found = await sql`
      SELECT * FROM ${sql.table(table)} WHERE organization_id = ${organization}`.execute(db);
    rows.push(...found.rows.map((row) => `${table} ${JSON.stringify(row)}`));
  }
  return rows.sort();
}

function ofOrganizations(): string[] {
  const facts = { key: 'TEXT', withoutRowid: '', engine: 'sqlite' } as const;
  return (
    migrations
      .flatMap(({ statements }) => statements(facts))
      .filter((statement) => statement.includes(' organization_id '))
      .flatMap((statement) => /^\s*CREATE TABLE (\w+)/.exec(statement)?.[1] ?? [])
      // A rebuilt table is renamed to its predecessor's name.
      .filter((table) => !table.endsWith('_next'))
  );
}
