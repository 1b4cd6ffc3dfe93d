import type { NewResponseRow } from '../store.ts';
import type { OrganizationId } from '../tables.ts';
import type { Connection } from './connection.ts';

/** Inserts many responses with one prepared statement, inside the caller's transaction. */
export function insertResponses(
  connection: Connection,
  organizationId: OrganizationId,
  rows: readonly NewResponseRow[],
): void {
  const insert = connection.prepare(`
    INSERT INTO response (organization_id, form_id, id, version, state, number, created_at, moved_from, updated_at,
      submission_id, body_hash, device, language, import_id, extra, head, workflows, tail)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS TEXT), ?, CAST(? AS TEXT))`);
  for (const row of rows) {
    insert.run(
      organizationId,
      row.form_id,
      row.id,
      row.version,
      row.state,
      row.number,
      row.created_at,
      row.moved_from,
      row.updated_at,
      row.submission_id,
      row.body_hash,
      row.device,
      row.language,
      row.import_id,
      row.extra,
      row.head,
      row.workflows,
      row.tail,
    );
  }
}
