import { toTail } from '../../fragment.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { queueContentRemoval } from '../operate/contentRemoval.ts';
import { noteErasure } from '../operate/erasure.ts';

export interface EditedResponse {
  readonly id: number;
  readonly created_at: number;
  readonly updated_at: number;
  /** As API v2 shows them. */
  readonly items: readonly unknown[];
}

/** Replaces the answers of a response in the bytes of the API. Needs the form lock. */
export async function writeEditedResponse(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { id, created_at, updated_at, items }: EditedResponse,
): Promise<void> {
  await db
    .updateTable('response')
    .set({ updated_at, tail: toTail({ response: items, created_at, updated_at }) })
    .$call(ofForm(organizationId, formId))
    .where('id', '=', id)
    .execute();
}

/** Deletes these files of a response, and queues their content for removal. */
export async function removeFiles(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseId: number,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const removed = await db
    .deleteFrom('file')
    .$call(ofForm(organizationId, formId))
    .where('response_id', '=', responseId)
    .where('id', 'in', ids)
    .returning('storage_key')
    .execute();
  await noteErasure(db);
  await queueContentRemoval(db, removed);
}
