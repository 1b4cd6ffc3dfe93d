import { sql } from 'kysely';
import { migrations } from '#store/migration/all.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AppService } from '../appService.ts';

/** Increases with every committed change. */
export async function changesOf({ data }: AppService): Promise<number> {
  const { rows } = await sql<{ data_version: number }>`PRAGMA data_version`.execute(data.store.read);
  return rows[0]?.data_version ?? 0;
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
  const facts = { key: 'TEXT', withoutRowid: '' };
  return (
    migrations
      .flatMap(({ statements }) => statements(facts))
      .filter((statement) => statement.includes(' organization_id '))
      .flatMap((statement) => /^\s*CREATE TABLE (\w+)/.exec(statement)?.[1] ?? [])
      // A rebuilt table has taken the name of its predecessor.
      .filter((table) => !table.endsWith('_next'))
  );
}
