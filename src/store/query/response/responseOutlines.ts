import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { sentStates } from '../workflow/runContext.ts';
import { type Outline, outlinedTail } from './boundedRows.ts';

/** A response as API v2 sends it, without its answers if they are long. */
export interface OutlinedResponse extends Outline {
  /** Null for unfinished answers. */
  number: number | null;
  created_at: number;
  head: string;
  workflows: string;
}

/** The responses of a batch of workflow runs of one form. */
export async function responseOutlines(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
  short: number,
): Promise<OutlinedResponse[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('response')
    .select(['id', 'number', 'created_at', 'head', 'workflows', ...outlinedTail(short)])
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', ids)
    .where('state', 'in', sentStates)
    .execute();
}
