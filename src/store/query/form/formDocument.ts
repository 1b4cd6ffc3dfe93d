import { sql } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { type FormRow, visibleForms } from './form.ts';

/** A visible form with its draft and settings. */
export async function findFormDocument(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<FormRow | undefined> {
  return await visibleForms(db, organizationId)
    .selectAll()
    .where('id', '=', storableText(id))
    .executeTakeFirst();
}

export async function findFormBySlug(
  db: Database,
  organizationId: OrganizationId,
  slug: string,
): Promise<FormRow | undefined> {
  return await visibleForms(db, organizationId)
    .selectAll()
    .where('slug', '=', storableText(slug))
    .executeTakeFirst();
}

/** Two at most, which is enough to see that the name is ambiguous. */
export async function findFormsByName(
  db: Database,
  organizationId: OrganizationId,
  name: string,
): Promise<FormRow[]> {
  return await visibleForms(db, organizationId)
    .selectAll()
    .where('name', '=', storableText(name))
    .limit(2)
    .execute();
}

/**
 * The form that has this slug, or whose id is the same word. No organisation in the condition, because the
 * address has none; includes forms of an unfinished import, which will need the address.
 */
export async function findAddressHolder(
  db: Database,
  slug: string,
): Promise<{ organization_id: OrganizationId; id: string } | undefined> {
  return await db
    .selectFrom('form')
    .select(['organization_id', 'id'])
    .where((eb) => eb.or([eb('slug', '=', slug), eb('id', '=', slug)]))
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
}

/** The form with this slug, in any organisation. */
export async function findSlugHolder(db: Database, slug: string): Promise<{ id: string } | undefined> {
  return await db
    .selectFrom('form')
    .select('id')
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** An imported form whose id is the slug of another form. */
export async function findIdHeldAsSlug(db: Database, importId: string): Promise<{ id: string } | undefined> {
  return await db
    .selectFrom('form')
    .innerJoin('form as holder', 'holder.slug', 'form.id')
    .select('form.id')
    .where('form.import_id', '=', importId)
    .where('holder.deleted_at', 'is', null)
    .where((eb) => eb('holder.id', '!=', eb.ref('form.id')))
    .limit(1)
    .executeTakeFirst();
}

/** 0 before the first publication. */
export async function newestVersion(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<number> {
  const row = await db
    .selectFrom('form_version')
    .select('version')
    .$call(ofForm(organizationId, formId))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** The documents of all versions, newest first, one at a time: together they can be large. */
export async function* versionsNewestFirst(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): AsyncGenerator<string> {
  for (let version = await newestVersion(db, organizationId, formId); ; ) {
    const row = await db
      .selectFrom('form_version')
      .select(['version', 'definition'])
      .$call(ofForm(organizationId, formId))
      .where('version', '<=', version)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return;
    yield row.definition;
    version = row.version - 1;
  }
}

export interface FormListingRow {
  id: string;
  name: string;
  workspace_id: string;
  enabled: number;
  published_version: number | null;
  slug: string | null;
  live_count: number;
  test_count: number;
  counter: number;
  /** The live settings as JSON. */
  settings: string;
  created_at: number;
  updated_at: number;
}

/**
 * All visible forms, or those of some workspaces, most recently published or created first; without their documents.
 */
export async function formListing(
  db: Database,
  organizationId: OrganizationId,
  workspaces: 'all' | readonly string[],
): Promise<FormListingRow[]> {
  if (workspaces.length === 0) return [];
  const forms = visibleForms(db, organizationId)
    .select([
      'id',
      'name',
      'workspace_id',
      'enabled',
      'published_version',
      'slug',
      'live_count',
      'test_count',
      'counter',
      'settings',
      'created_at',
      'updated_at',
    ])
    .orderBy('updated_at', 'desc')
    .orderBy('id');
  return await (workspaces === 'all' ? forms : forms.where('workspace_id', 'in', workspaces)).execute();
}

export interface FormOverviewRow {
  id: string;
  name: string;
  workspace_id: string;
  workspace_name: string;
  enabled: number;
  published_version: number | null;
  draft_revision: number;
  slug: string | null;
  /** Excludes tests, as the app does. */
  responses: number;
  tests: number;
  /**
   * Whether the draft is byte for byte the latest published version; a differing draft may still mean the same.
   */
  is_published: number;
  created_at: number;
  updated_at: number;
}

/** All visible forms, newest first. */
export async function formOverview(
  db: Database,
  organizationId: OrganizationId,
  workspaceId: string | undefined,
): Promise<FormOverviewRow[]> {
  let query = db
    .selectFrom('form')
    .innerJoin('workspace', (join) =>
      join
        .onRef('workspace.organization_id', '=', 'form.organization_id')
        .onRef('workspace.id', '=', 'form.workspace_id'),
    )
    .leftJoin('form_version', (join) =>
      join
        .onRef('form_version.organization_id', '=', 'form.organization_id')
        .onRef('form_version.form_id', '=', 'form.id')
        .onRef('form_version.version', '=', 'form.published_version'),
    )
    .where('form.organization_id', '=', organizationId)
    .where('form.deleted_at', 'is', null)
    .where('form.import_id', 'is', null);
  if (workspaceId !== undefined) query = query.where('form.workspace_id', '=', workspaceId);
  return await query
    .select([
      'form.id',
      'form.name',
      'form.workspace_id',
      'workspace.name as workspace_name',
      'form.enabled',
      'form.published_version',
      'form.draft_revision',
      'form.slug',
      'form.live_count as responses',
      'form.test_count as tests',
      sql<number>`CASE WHEN form_version.definition = form.draft THEN 1 ELSE 0 END`.as('is_published'),
      'form.created_at',
      'form.updated_at',
    ])
    .orderBy('form.created_at', 'desc')
    .execute();
}
