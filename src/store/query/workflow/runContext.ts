import { sql } from 'kysely';
import type { Database, OrganizationId, ResponseState } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

export interface ResponseForRuns {
  version: number;
  state: ResponseState;
  created_at: number;
  /** The v2 object. */
  json: string;
  settings: string;
  published_version: number | null;
}

/** A live or test response with what its form's workflows need. */
export async function responseForRuns(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseId: number,
): Promise<ResponseForRuns | undefined> {
  return await db
    .selectFrom('response')
    .innerJoin('form', (join) =>
      join
        .onRef('form.organization_id', '=', 'response.organization_id')
        .onRef('form.id', '=', 'response.form_id'),
    )
    .select([
      'response.version',
      'response.state',
      'response.created_at',
      sql<string>`head || workflows || tail`.as('json'),
      'form.settings',
      'form.published_version',
    ])
    .where('response.organization_id', '=', organizationId)
    .where('response.form_id', '=', formId)
    .where('response.id', '=', responseId)
    .where('response.state', 'in', ['live', 'test'])
    .executeTakeFirst();
}

/** The response as API v2 sends it; undefined if it is gone. */
export interface SentResponse {
  organization_id: OrganizationId;
  form_id: string;
  id: number;
  /** Null for unfinished answers. */
  number: number | null;
  created_at: number;
  json: string;
}

/** Responses in these states are sent to receivers. */
export const sentStates = ['live', 'test', 'partial'] as const;

/** The response of one run. */
export async function responseToSend(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  id: number,
): Promise<SentResponse | undefined> {
  return await db
    .selectFrom('response')
    .select([
      'organization_id',
      'form_id',
      'id',
      'number',
      'created_at',
      sql<string>`head || workflows || tail`.as('json'),
    ])
    .$call(ofForm(organizationId, formId))
    .where('id', '=', id)
    .where('state', 'in', sentStates)
    .executeTakeFirst();
}

export interface FormOfRuns {
  name: string;
  settings: string;
  slug: string | null;
  published_version: number | null;
  deleted_at: number | null;
}

export async function formOfRuns(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<FormOfRuns | undefined> {
  return await db
    .selectFrom('form')
    .select(['name', 'settings', 'slug', 'published_version', 'deleted_at'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', formId)
    .executeTakeFirst();
}

/** The latest live response of a form, for trying an action out. */
export async function latestResponse(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<(SentResponse & { version: number }) | undefined> {
  return await db
    .selectFrom('response')
    .select(['organization_id', 'form_id', 'id', 'number', 'created_at', 'version'])
    .select(sql<string>`head || workflows || tail`.as('json'))
    .$call(ofForm(organizationId, formId))
    .where(sql<boolean>`state = 'live'`)
    .where('import_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
