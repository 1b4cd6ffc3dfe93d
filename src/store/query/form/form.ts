import type { Insertable, Selectable } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId, StaleDatabase, Tables } from '../../tables.ts';
import { listPage } from '../listPage.ts';
import { ofForm } from '../ofForm.ts';
import { preparedQuery } from '../preparedQuery.ts';
import { rowLimit } from '../rowLimit.ts';

export type FormRow = Selectable<Tables['form']>;
/** A form without its documents, which can be large. */
export type FormSummaryRow = Omit<
  FormRow,
  | 'draft'
  | 'extra'
  | 'settings'
  | 'slug'
  | 'last_number'
  | 'last_test_number'
  | 'last_waiting_number'
  | 'erasure'
>;

const summary = [
  'organization_id',
  'id',
  'workspace_id',
  'name',
  'enabled',
  'created_at',
  'moved_from',
  'updated_at',
  'draft_revision',
  'published_version',
  'last_field_number',
  'live_count',
  'test_count',
  'counter',
  'deleted_at',
  'import_id',
] as const;

/** Excludes deleted forms and forms of an unfinished import. */
export function visibleForms(db: StaleDatabase, organizationId: OrganizationId) {
  return db
    .selectFrom('form')
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .where('import_id', 'is', null);
}

export const formPage = listPage((db, organizationId) => visibleForms(db, organizationId).select(summary));

/** Offset pagination for v1. An organisation has few enough forms to skip over. */
export async function formsAtOffset(
  db: StaleDatabase,
  organizationId: OrganizationId,
  offset: number,
  limit: number,
): Promise<{ rows: FormSummaryRow[]; total: number }> {
  const organization = await db
    .selectFrom('organization')
    .select('form_count')
    .where('id', '=', organizationId)
    .executeTakeFirst();
  const total = organization?.form_count ?? 0;
  if (offset >= total) return { rows: [], total };
  const rows = await visibleForms(db, organizationId)
    .select(summary)
    .orderBy('created_at', 'desc')
    .offset(offset)
    .limit(rowLimit(limit))
    .execute();
  return { rows, total };
}

const formById = preparedQuery((db, organizationId: OrganizationId, id: string) =>
  visibleForms(db, organizationId).select(summary).where('id', '=', id),
);

export async function findForm(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<FormSummaryRow | undefined> {
  const [form] = await formById(db, organizationId, storableText(id));
  return form;
}

export async function insertForm(db: Database, row: Insertable<Tables['form']>): Promise<void> {
  await db.insertInto('form').values(row).execute();
}

/** Runs in the transaction that makes forms visible or removes them. */
export async function changeFormCount(
  db: Database,
  organizationId: OrganizationId,
  change: number,
): Promise<void> {
  await db
    .updateTable('organization')
    .set((expression) => ({ form_count: expression('form_count', '+', change) }))
    .where('id', '=', organizationId)
    .execute();
}

export async function insertVersion(db: Database, row: Insertable<Tables['form_version']>): Promise<void> {
  await db.insertInto('form_version').values(row).execute();
}

/** The document of one published version; it never changes, so callers may cache it. */
export async function findDefinition(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  version: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('form_version')
    .select('definition')
    .$call(ofForm(organizationId, formId))
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.definition;
}
