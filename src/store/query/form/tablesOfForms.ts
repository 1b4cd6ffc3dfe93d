import { sql } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../tables.ts';

/** A table, and the columns that are its key within an organisation. */
export type OwnedTable = readonly [keyof Tables, readonly string[]];

/** Tables with a row's form in `form_id`, but for those with content; children come before their parents. */
export const tablesOfForms: readonly OwnedTable[] = [
  ['deleted_response', ['form_id', 'response_id']],
  ['response_note', ['form_id', 'response_id', 'id']],
  ['caught_submission', ['form_id', 'response_id']],
  ['partial_submission', ['form_id', 'submission_id']],
  ['payment', ['form_id', 'submission_id']],
  ['response_tag', ['form_id', 'response_id', 'tag']],
  // Before its rows: the job that builds an index locks it, and adds no rows to one that is gone.
  ['response_index', ['form_id', 'field_id']],
  ['response_doc', ['form_id', 'response_id']],
  ['response_sort', ['form_id', 'field_id', 'response_id']],
  ['response_view', ['form_id', 'id']],
  ['response_columns', ['form_id', 'user_id']],
  ['response', ['form_id', 'id']],
  ['private_submission', ['form_id', 'submission_id']],
  ['option_count', ['form_id', 'field_id', 'option']],
  ['unique_field', ['form_id', 'field_id']],
  ['unique_answer', ['form_id', 'hash']],
  ['form_visit', ['form_id', 'day', 'kind', 'page']],
  ['response_count', ['form_id', 'level', 'start']],
  ['answer_draft', ['form_id', 'hash']],
  ['draft_presence', ['form_id', 'tab']],
  ['personal_link', ['form_id', 'id']],
  ['response_export', ['form_id', 'id']],
  ['change_entry', ['form_id', 'number']],
  ['workflow_attempt', ['form_id', 'run_id', 'number']],
  ['workflow_run', ['form_id', 'id']],
  ['workflow_health', ['form_id', 'workflow_id', 'action_id']],
  ['webhook_key', ['form_id', 'id']],
  ['form_secret', ['form_id', 'name']],
  ['form_version', ['form_id', 'version']],
];

/** Tables of forms whose rows name content on disk. */
export const tablesWithContent = ['file', 'upload'] as const;

interface Extent {
  readonly organizationId: OrganizationId;
  /** Without it, of all forms. */
  readonly formId?: string;
  readonly limit: number;
}

/** Deletes rows, at most `limit`, and returns how many. */
export async function deleteOwned(
  db: Database,
  [table, columns]: OwnedTable,
  { limit, ...extent }: Extent,
): Promise<number> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const owned = ownedBy(extent);
  const { numAffectedRows = 0n } = await sql`DELETE FROM ${sql.table(table)}
    WHERE ${owned} AND (${list}) IN (SELECT ${list} FROM ${sql.table(table)} WHERE ${owned} LIMIT ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** As {@link deleteOwned}, and returns the keys of the content. */
export async function deleteWithContent(
  db: Database,
  table: (typeof tablesWithContent)[number],
  { limit, ...extent }: Extent,
): Promise<{ rows: { storage_key: string | null }[]; deleted: number }> {
  const owned = ownedBy(extent);
  const { rows } = await sql<{ storage_key: string | null }>`DELETE FROM ${sql.table(table)}
    WHERE ${owned} AND id IN (SELECT id FROM ${sql.table(table)} WHERE ${owned} LIMIT ${limit})
    RETURNING storage_key`.execute(db);
  return { rows, deleted: rows.length };
}

function ownedBy({ organizationId, formId }: Omit<Extent, 'limit'>) {
  const ofForm = formId === undefined ? sql`` : sql` AND form_id = ${formId}`;
  return sql`organization_id = ${organizationId}${ofForm}`;
}
