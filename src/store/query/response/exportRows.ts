import type { ResponseTab } from '#form/query/responseQuery.ts';
import type { OrganizationId, ResponseState, StaleDatabase } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { preparedQuery } from '../preparedQuery.ts';
import { rowLimit } from '../rowLimit.ts';
import { boundedStep, outlinedTail, type RowStep, shortTail } from './boundedRows.ts';
import type { FileRow } from './file.ts';
import { firstRealId } from './provisionalId.ts';

/** A response as exports read it. */
export interface ExportRow {
  id: number;
  /** Null while it waits. */
  number: number | null;
  version: number;
  device: string | null;
  language: string | null;
  submission_id: string | null;
  created_at: number;
  updated_at: number;
  /** The v2 object before and after its workflows. */
  head: string;
  tail: string;
}

export interface ExportWindow {
  readonly state: ResponseState;
  /** Both exclusive and inclusive as in `after < id <= upTo`. */
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
}

/** The responses of a form by ascending id, one step of the keyset, bounded by bytes. */
export async function exportRows(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
  { state, after, upTo, limit }: ExportWindow,
): Promise<RowStep<ExportRow>> {
  const short = shortTail(limit);
  const rows = await step(db, organizationId, formId, state, after, upTo, limit, short);
  return await boundedStep(db, organizationId, formId, rows, limit);
}

const step = preparedQuery(
  (
    db: StaleDatabase,
    organizationId: OrganizationId,
    formId: string,
    state: ResponseState,
    after: number,
    upTo: number,
    limit: number,
    short: number,
  ) =>
    db
      .selectFrom('response')
      .select([
        'id',
        'number',
        'version',
        'device',
        'language',
        'submission_id',
        'created_at',
        'updated_at',
        'head',
      ])
      .select(outlinedTail(short))
      .$call(ofForm(organizationId, formId))
      .where('id', '>', after)
      .where('id', '<=', upTo)
      .where('state', '=', state)
      .where('import_id', 'is', null)
      .orderBy('id')
      .limit(rowLimit(limit)),
);

/**
 * The highest id of a tab, so that an export ends although responses keep coming. Responses that wait have ids of their
 * own, below all others.
 */
export async function highestResponseId(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
  tab: ResponseTab,
): Promise<number | undefined> {
  const ids = db
    .selectFrom('response')
    .select('id')
    .$call(ofForm(organizationId, formId))
    .orderBy('id', 'desc')
    .limit(1);
  const isListed = tab === 'live' || tab === 'test';
  const row = await (isListed ? ids : ids.where('id', '<', firstRealId)).executeTakeFirst();
  return row?.id;
}

/** All versions of a form with their documents, newest first. */
export async function allDefinitions(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
): Promise<{ version: number; definition: string }[]> {
  return await db
    .selectFrom('form_version')
    .select(['version', 'definition'])
    .$call(ofForm(organizationId, formId))
    .orderBy('version', 'desc')
    .execute();
}

/** The files of these responses, by response. */
export async function filesOfResponses(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
  responseIds: readonly number[],
): Promise<FileRow[]> {
  if (responseIds.length === 0) return [];
  return await db
    .selectFrom('file')
    .selectAll()
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', responseIds)
    .where('import_id', 'is', null)
    .orderBy('response_id')
    .orderBy('created_at')
    .execute();
}
