import { fieldNumber, fieldsOf } from '#form/definition/document.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { versionsNewestFirst } from '#store/query/form/formDocument.ts';
import type { Database } from '#store/tables.ts';
import { openStored } from '../openForm.ts';
import type { TypedField } from '../thread/draftDocument.ts';

/** A field whose id belonged to a field of another type in a published version. */
export interface ReusedField {
  id: string;
  was: string;
  is: string;
}

/**
 * Finds reused field ids. Stored answers of the old type have the same id, so reports and programs would
 * mistake them for answers to the new field. The newest version with the id decides, because imported forms may
 * have changed a type long ago. Fields that the stored draft has with the same type were asked about when it was stored:
 * a field that is not published yet would otherwise read all versions each time that a draft is saved.
 */
export async function reusedFields(
  db: Database,
  { organization_id: organizationId, id: formId, last_field_number: last, draft }: FormRow,
  fields: readonly TypedField[],
): Promise<ReusedField[]> {
  // Ids above the last field number were never used.
  const used = fields.filter(({ id }) => fieldNumber(id) <= last);
  if (used.length === 0) return [];
  const known = new Map(Array.from(fieldsOf(openStored(draft)), ({ id, type }) => [id, type]));
  const asked = used.filter(({ id, type }) => known.get(id) !== type);
  const wanted = new Map(asked.map(({ id, type }) => [id, type]));
  const reused: ReusedField[] = [];
  if (wanted.size === 0) return reused;
  for await (const text of versionsNewestFirst(db, organizationId, formId)) {
    // Skips the schema, which is slow over hundreds of versions and leaves ids and types as they are.
    for (const { id, type: was } of fieldsOf(openStored(text))) {
      const is = wanted.get(id);
      if (is !== undefined && is !== was) reused.push({ id, was, is });
      wanted.delete(id);
    }
    if (wanted.size === 0) break;
  }
  return reused;
}
