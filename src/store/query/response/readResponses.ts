import { sql } from 'kysely';
import type { Response } from '#contract/v2.ts';
import type { Database, OrganizationId } from '../../tables.ts';

export interface ReadResponse {
  id: number;
  version: number;
  submission_id: string | null;
  items: Response['response'];
}

/**
 * Below every possible id: the first waiting response of a form has the lowest safe integer. This one is not safe, so it
 * is compared, and never stored or read back.
 */
export const belowEveryId = -(2 ** 53);

/** Nothing was counted yet. Below the ids of all responses that count; waiting ones do not. */
export const nothingCounted = -Number.MAX_SAFE_INTEGER;

const batchSize = 500;

/**
 * The live responses of a form with ids above `after`, in batches of a few hundred: together they can be many.
 */
export async function* readResponses(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  after: number,
): AsyncGenerator<ReadResponse> {
  for (let last = after; ; ) {
    const rows = await db
      .selectFrom('response')
      .select(['id', 'version', 'submission_id', sql<string>`head || workflows || tail`.as('json')])
      .where('organization_id', '=', organizationId)
      .where('form_id', '=', formId)
      .where('id', '>', last)
      .where('state', '=', 'live')
      .where('import_id', 'is', null)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { json, ...row } of rows) {
      // The server wrote it in the shape of the contract.
      const { response } = JSON.parse(json) as Response;
      yield { ...row, items: response };
    }
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/**
 * Resets the watermarks, so that everything counted from responses is recounted on next use. Required after
 * inserting responses anywhere but at the end, changing them or deleting them.
 */
export async function resetWatermarks(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<void> {
  await db
    .updateTable('option_count')
    .set({ live: 0, read_to: nothingCounted })
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .execute();
  await db
    .deleteFrom('unique_field')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .execute();
}
