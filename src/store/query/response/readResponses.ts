import { sql } from 'kysely';
import type { Response } from '#contract/v2.ts';
import type { Database, OrganizationId } from '../../tables.ts';

export interface ReadResponse {
  id: number;
  version: number;
  submission_id: string | null;
  items: Response['response'];
}

/** Before every id that there can be. */
export const beforeAll = -Number.MAX_SAFE_INTEGER;

const atOnce = 500;

/** The live responses of a form whose ids are above `after`, a few hundred at a time: together they can be many. */
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
      .limit(atOnce)
      .execute();
    for (const { json, ...row } of rows) {
      // We wrote it, in the shape of the contract.
      const { response } = JSON.parse(json) as Response;
      yield { ...row, items: response };
    }
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/**
 * Has everything that is counted from responses counted anew when it is next needed: for whoever adds responses in
 * another way than at the end, changes them or takes them away.
 */
export async function forgetWhatWasRead(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<void> {
  await db
    .updateTable('option_count')
    .set({ live: 0, read_to: beforeAll })
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .execute();
  await db
    .deleteFrom('unique_field')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .execute();
}
