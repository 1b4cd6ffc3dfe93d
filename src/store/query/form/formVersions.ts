import type { Database, OrganizationId } from '../../tables.ts';

/** The versions of a form, newest first, without their documents, which can be large. */
export async function versionTimes(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<{ version: number; published_at: number }[]> {
  return await db
    .selectFrom('form_version')
    .select(['version', 'published_at'])
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .orderBy('version', 'desc')
    .execute();
}
