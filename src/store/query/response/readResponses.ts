import type { Response } from '#contract/v2.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { boundedStep, outlinedTail, shortTail } from './boundedRows.ts';

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

/** The live responses of a form with ids above `after`, in steps bounded by bytes: together they can be many. */
export async function* readResponses(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  after: number,
): AsyncGenerator<ReadResponse> {
  for (let last = after; ; ) {
    const outlines = await db
      .selectFrom('response')
      .select(['id', 'version', 'submission_id', 'head', 'workflows', ...outlinedTail(shortTail(batchSize))])
      .$call(ofForm(organizationId, formId))
      .where('id', '>', last)
      .where('state', '=', 'live')
      .where('import_id', 'is', null)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const { rows, ended } = await boundedStep(db, organizationId, formId, outlines, batchSize);
    for (const { id, version, submission_id, head, workflows, tail } of rows)
      yield { id, version, submission_id, items: itemsOf(head + workflows + tail) };
    if (ended) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The answers of a stored v2 object. The server wrote it in the shape of the contract. */
export function itemsOf(json: string): Response['response'] {
  return (JSON.parse(json) as Response).response;
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
    .$call(ofForm(organizationId, formId))
    .execute();
  await db.deleteFrom('unique_field').$call(ofForm(organizationId, formId)).execute();
}
