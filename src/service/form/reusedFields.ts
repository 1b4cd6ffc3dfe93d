import { type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { versionsBackwards } from '#store/query/formDocument.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { openDocument } from './openForm.ts';

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
  organizationId: OrganizationId,
  formId: string,
  definition: FormDefinition,
): Promise<ReusedField[]> {
  const wanted = new Map([...fieldsOf(definition)].map(({ id, type }) => [id, type]));
  const reused: ReusedField[] = [];
  for await (const text of versionsBackwards(db, organizationId, formId)) {
    for (const { id, type: was } of fieldsOf(openDocument(text))) {
      const is = wanted.get(id);
      if (is !== undefined && is !== was) reused.push({ id, was, is });
      wanted.delete(id);
    }
    if (wanted.size === 0) break;
  }
  return reused;
}
