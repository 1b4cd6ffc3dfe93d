import {
  type FormDefinition,
  fieldNumber,
  fieldsOf,
  openDefinition,
  type StoredDefinition,
} from '#form/definition/document.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { versionsBackwards } from '#store/query/form/formDocument.ts';
import type { Database } from '#store/tables.ts';

/** A field whose id a published version gave to a field of another type. */
export interface ReusedField {
  id: string;
  was: string;
  is: string;
}

/**
 * Answers of the old kind lie under such an id, and reports and programs would take them for answers to the new
 * field. The newest version that has the id decides: imported forms may have changed a type long ago.
 */
export async function reusedFields(
  db: Database,
  { organization_id: organizationId, id: formId, last_field_number: last }: FormRow,
  definition: FormDefinition,
): Promise<ReusedField[]> {
  // A number above the last was never given.
  const asked = [...fieldsOf(definition)].filter(({ id }) => fieldNumber(id) <= last);
  const wanted = new Map(asked.map(({ id, type }) => [id, type]));
  const reused: ReusedField[] = [];
  if (wanted.size === 0) return reused;
  for await (const text of versionsBackwards(db, organizationId, formId)) {
    // Ids and types are the same before and after the schema, which is slow over hundreds of versions.
    const stored: StoredDefinition = JSON.parse(text);
    for (const { id, type: was } of fieldsOf(openDefinition(stored))) {
      const is = wanted.get(id);
      if (is !== undefined && is !== was) reused.push({ id, was, is });
      wanted.delete(id);
    }
    if (wanted.size === 0) break;
  }
  return reused;
}
