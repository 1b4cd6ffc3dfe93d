import { sql } from 'kysely';
import type { ActorKind } from '../../accountTables.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { rowLimit } from '../rowLimit.ts';

/** The versions of a form, newest first, without their documents, which can be large. */
export async function versionTimes(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<{ version: number; published_at: number }[]> {
  return await versionsOf(db, organizationId, formId).execute();
}

/** A page of them: the newest before a version. */
export async function versionPage(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<{ version: number; published_at: number }[]> {
  return await versionsOf(db, organizationId, formId)
    .where('version', '<', before)
    .limit(rowLimit(limit))
    .execute();
}

function versionsOf(db: Database, organizationId: OrganizationId, formId: string) {
  return db
    .selectFrom('form_version')
    .select(['version', 'published_at'])
    .$call(ofForm(organizationId, formId))
    .orderBy('version', 'desc');
}

/**
 * Of the versions from one to another those whose document an earlier version had already, with the first that did. Lengths are
 * compared first, which reads no document.
 */
export async function repeatedVersions(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ version: number; same_as: number }[]> {
  const rows = await db
    .selectFrom('form_version as later')
    .innerJoin('form_version as earlier', (join) =>
      join
        .onRef('earlier.organization_id', '=', 'later.organization_id')
        .onRef('earlier.form_id', '=', 'later.form_id')
        .onRef('earlier.version', '<', 'later.version')
        .on(sql`octet_length(earlier.definition)`, '=', sql`octet_length(later.definition)`)
        .onRef('earlier.definition', '=', 'later.definition'),
    )
    .select((select) => ['later.version', select.fn.min('earlier.version').as('same_as')])
    .where('later.organization_id', '=', organizationId)
    .where('later.form_id', '=', formId)
    .where('later.version', '>=', from)
    .where('later.version', '<=', to)
    .groupBy('later.version')
    .execute();
  return rows.map(({ version, same_as }) => ({ version, same_as: Number(same_as) }));
}

export interface PublisherRow {
  readonly new_value: string | null;
  readonly actor_kind: ActorKind;
  readonly name: string | null;
}

/** Who published a form between two moments, from the change log. */
export async function publishersOf(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<PublisherRow[]> {
  return await db
    .selectFrom('change_entry')
    .leftJoin('app_user', 'app_user.id', 'change_entry.actor_id')
    .select(['change_entry.new_value', 'change_entry.actor_kind', 'app_user.name'])
    .where('change_entry.organization_id', '=', organizationId)
    .where('change_entry.form_id', '=', formId)
    .where('change_entry.kind', '=', 'form_published')
    .where('change_entry.created_at', '>=', from)
    .where('change_entry.created_at', '<=', to)
    // Visitors publish nothing.
    .$narrowType<{ actor_kind: ActorKind }>()
    .execute();
}
