import { formatInstant } from '#kit/time/instant.ts';
import { type FormOverviewRow, findFormDocument, formOverview } from '#store/query/form/formDocument.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { PaymentsMissing } from './payment/paymentsMissing.ts';
import { UnpaidForms } from './payment/unpaidForms.ts';
import { publishedVersion, sameDocument } from './publishedVersion.ts';

export interface ListedForm {
  id: string;
  name: string;
  workspace: string;
  /** `draft` before the first publication. */
  state: 'draft' | 'enabled' | 'disabled';
  published_version: number | null;
  /** Whether the draft differs from the published version. */
  unpublished_changes: boolean;
  /** How often the form asks for a payment that the server cannot take. */
  payments_missing: 'never' | PaymentsMissing;
  /** Excludes test responses. */
  responses: number;
  tests: number;
  slug: string | null;
  created_at: string;
  updated_at: string;
}

/** The forms of an organisation, or of one of its workspaces, newest first. */
export async function listForms(
  db: Database,
  organizationId: OrganizationId,
  workspaceId: string | undefined,
  server: { readonly payments: boolean; readonly today: string },
): Promise<ListedForm[]> {
  const rows = await formOverview(db, organizationId, workspaceId);
  const unpaid = server.payments
    ? undefined
    : await new UnpaidForms().among(db, organizationId, rows, server.today);
  const listed: ListedForm[] = [];
  // Sequential, because the documents of a form can be large.
  for (const row of rows)
    listed.push({
      id: row.id,
      name: row.name,
      workspace: row.workspace_name,
      state: row.published_version === null ? 'draft' : row.enabled === 1 ? 'enabled' : 'disabled',
      published_version: row.published_version,
      unpublished_changes: !(row.is_published === 1 || (await isSameAsPublished(db, organizationId, row))),
      payments_missing: unpaid?.get(row.id) ?? 'never',
      responses: row.responses,
      tests: row.tests,
      slug: row.slug,
      created_at: formatInstant(row.created_at),
      updated_at: formatInstant(row.updated_at),
    });
  return listed;
}

/**
 * Compares the parsed documents. The query compares text, which may differ for equal documents, for
 * example in an earlier format.
 */
async function isSameAsPublished(
  db: Database,
  organizationId: OrganizationId,
  { id, published_version }: FormOverviewRow,
): Promise<boolean> {
  if (published_version === null) return false;
  const row = await findFormDocument(db, organizationId, id);
  const published = row === undefined ? undefined : await publishedVersion(db, row);
  return row !== undefined && published !== undefined && sameDocument(row.draft, published.definition);
}
