import { formatInstant } from '#kit/instant.ts';
import { formOverview } from '#store/query/formDocument.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

export interface ListedForm {
  id: string;
  name: string;
  workspace: string;
  /** `draft` before the first publication. */
  state: 'draft' | 'enabled' | 'disabled';
  published_version: number | null;
  /** Whether the draft holds what was not published yet. */
  unpublished_changes: boolean;
  responses: number;
  slug: string | null;
  created_at: string;
  updated_at: string;
}

/** The forms of an organisation, or of one of its workspaces; the newest first. */
export async function listForms(
  db: Database,
  organizationId: OrganizationId,
  workspaceId: string | undefined,
): Promise<ListedForm[]> {
  const rows = await formOverview(db, organizationId, workspaceId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    workspace: row.workspace_name,
    state: row.published_version === null ? 'draft' : row.enabled === 1 ? 'enabled' : 'disabled',
    published_version: row.published_version,
    unpublished_changes: row.is_published === 0,
    responses: row.responses,
    slug: row.slug,
    created_at: formatInstant(row.created_at),
    updated_at: formatInstant(row.updated_at),
  }));
}
