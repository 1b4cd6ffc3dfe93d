import { sql } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../tables.ts';

/** Rows that an archive does not hold, in the order in which people should look at them. */
const counted = {
  waiting_runs: { table: 'workflow_run', condition: sql<boolean>`state = 'waiting'` },
  waiting_mails: { table: 'mail', condition: sql<boolean>`state = 'waiting'` },
  signing_keys: { table: 'webhook_key', condition: sql<boolean>`retires_at IS NULL` },
  form_secrets: { table: 'form_secret' },
  connections: { table: 'workflow_connection' },
  api_keys: { table: 'api_key', condition: sql<boolean>`revoked_at IS NULL` },
  people: { table: 'membership' },
  personal_links: { table: 'personal_link' },
  saved_answers: { table: 'answer_draft' },
  uploads: { table: 'upload', condition: sql<boolean>`submission_id IS NULL` },
  notes: { table: 'response_note' },
  tags: { table: 'response_tag' },
  views: { table: 'response_view' },
} as const satisfies Record<string, { table: keyof Tables; condition?: ReturnType<typeof sql<boolean>> }>;

export type LeftBehindKind = keyof typeof counted;

export interface LeftBehind {
  readonly kind: LeftBehindKind;
  readonly count: number;
}

/** Counts the rows of an organisation that an archive leaves behind, without the kinds of which there are none. */
export async function countLeftBehind(db: Database, organizationId: OrganizationId): Promise<LeftBehind[]> {
  const found: LeftBehind[] = [];
  for (const [kind, source] of Object.entries(counted)) {
    const condition = 'condition' in source ? source.condition : sql<boolean>`TRUE`;
    const { rows } = await sql<{
      count: number | string;
    }>`SELECT count(*) AS count FROM ${sql.table(source.table)}
      WHERE organization_id = ${organizationId} AND ${condition} ${ofForms(source.table)}`.execute(db);
    const count = Number(rows[0]?.count ?? 0);
    if (count > 0) found.push({ kind: kind as LeftBehindKind, count });
  }
  return found;
}

/** Deleted forms are not in an archive anyway. */
function ofForms(table: keyof Tables) {
  if (['mail', 'workflow_connection', 'api_key', 'membership'].includes(table)) return sql``;
  const form = sql.ref(`${table}.form_id`);
  const organization = sql.ref(`${table}.organization_id`);
  return sql`AND EXISTS (SELECT 1 FROM form WHERE form.organization_id = ${organization} AND form.id = ${form}
    AND form.deleted_at IS NULL)`;
}
