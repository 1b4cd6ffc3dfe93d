import { sql } from 'kysely';
import type { NewResponseRow } from '../store.ts';
import type { Database, OrganizationId } from '../tables.ts';

/** One statement for any number of rows: each column is passed as one array. */
export async function insertResponses(
  db: Database,
  organizationId: OrganizationId,
  rows: readonly NewResponseRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const column = <Name extends keyof NewResponseRow>(name: Name) => rows.map((row) => row[name]);
  await sql`
    INSERT INTO response (organization_id, form_id, id, version, state, created_at, moved_from, updated_at,
      submission_id, body_hash, device, import_id, extra, head, workflows, tail)
    SELECT ${organizationId}, * FROM unnest(
      ${column('form_id')}::text[], ${column('id')}::bigint[], ${column('version')}::int[],
      ${column('state')}::text[], ${column('created_at')}::bigint[], ${column('moved_from')}::bigint[],
      ${column('updated_at')}::bigint[], ${column('submission_id')}::text[], ${column('body_hash')}::text[],
      ${column('device')}::text[], ${column('import_id')}::text[], ${column('extra')}::text[],
      ${rows.map(({ head }) => asText(head))}::text[], ${column('workflows')}::text[], ${rows.map(({ tail }) => asText(tail))}::text[])`.execute(
    db,
  );
}

function asText(value: string | Uint8Array): string {
  return typeof value === 'string'
    ? value
    : Buffer.from(value.buffer, value.byteOffset, value.length).toString('utf8');
}
