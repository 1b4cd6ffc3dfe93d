import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { noteErasure } from '../operate/erasure.ts';

/** Adds a tag to responses, and returns the ids of those that did not have it. Needs the form lock. */
export async function addTag(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
  tag: string,
): Promise<number[]> {
  const rows = await db
    .insertInto('response_tag')
    .values(
      ids.map((response_id) => ({
        organization_id: organizationId,
        form_id: formId,
        response_id,
        tag: storableText(tag),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('response_id')
    .execute();
  return rows.map(({ response_id }) => response_id);
}

/** Removes a tag from responses, and returns the ids of those that had it. */
export async function removeTag(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
  tag: string,
): Promise<number[]> {
  const rows = await db
    .deleteFrom('response_tag')
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', ids)
    .where('tag', '=', storableText(tag))
    .returning('response_id')
    .execute();
  if (rows.length > 0) await noteErasure(db);
  return rows.map(({ response_id }) => response_id);
}
