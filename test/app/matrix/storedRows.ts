import { sql } from 'kysely';
import { migrations } from '#store/migration/all.ts';
import type { AppService } from '../appService.ts';

/** Everything that is stored, or what belongs to one organisation; without when sessions were last seen. */
export async function storedRows(app: AppService, organization?: string): Promise<Record<string, string[]>> {
  const { store } = app.data;
  const rows: Record<string, string[]> = {};
  for (const table of tableNames()) {
    const all = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)}`.execute(store.read);
    rows[table] = all.rows
      .filter((row) => organization === undefined || row.organization_id === organization)
      .map((row) => JSON.stringify({ ...row, seen_at: undefined, expires_at: undefined }))
      .sort();
  }
  return rows;
}

function tableNames(): string[] {
  const facts = { key: 'TEXT', withoutRowid: '' };
  return migrations
    .flatMap(({ statements }) => statements(facts))
    .flatMap((statement) => /^\s*CREATE TABLE (\w+)/.exec(statement)?.[1] ?? []);
}
